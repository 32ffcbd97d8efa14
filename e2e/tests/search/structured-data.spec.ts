import { expect, test } from '@playwright/test';
import { publicPages } from '../../src/routes.ts';
import {
  isNode,
  isReference,
  readBlocks,
  readGraph,
  typesOf,
} from '../../src/structured-data/graph.ts';

/** All ids that a node references, at any depth. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isNode(value)) return [];
  return isReference(value) ? [value['@id']] : Object.values(value).flatMap(references);
}

for (const path of publicPages) {
  test(`${path} has one graph whose nodes have types and ids`, async ({ request }) => {
    const blocks = await readBlocks(request, path);
    expect(blocks.map((block) => block['@context'])).toEqual(['https://schema.org']);
    const nodes = await readGraph(request, path);
    expect(nodes.length).toBeGreaterThan(1);
    for (const node of nodes) {
      expect(typesOf(node).join(' ')).toMatch(/^[A-Z]\w+( [A-Z]\w+)*$/);
      const { pathname, hash } = new URL(node['@id']);
      expect(publicPages).toContain(pathname);
      expect(hash).toMatch(/^#[a-z0-9-]+$/);
    }
    const ids = nodes.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
  });
}

test('ids have the same type on every page, and references resolve', async ({ request }) => {
  const types = new Map<string, string>();
  const wanted = new Set<string>();
  for (const path of publicPages) {
    for (const node of await readGraph(request, path)) {
      const type = typesOf(node).join(' ');
      expect(types.get(node['@id']) ?? type, node['@id']).toBe(type);
      types.set(node['@id'], type);
      for (const reference of references(node)) wanted.add(reference);
    }
  }
  expect(wanted.size).toBeGreaterThan(1);
  expect([...wanted].filter((id) => !types.has(id))).toEqual([]);
});

test('every page has a node for the practice', async ({ request }) => {
  for (const path of publicPages) {
    const types = (await readGraph(request, path)).map((node) => node['@type']);
    expect(types).toContainEqual([
      'LocalBusiness',
      'MedicalBusiness',
      'Optometric',
      'MedicalClinic',
    ]);
  }
});
