import { expect, test, type APIRequestContext } from '@playwright/test';
import { publicPages } from '../../src/routes.ts';

interface Node {
  '@id': string;
  '@type': string | string[];
}

async function graph(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Node[] },
  );
  expect(scripts, 'one graph a page').toHaveLength(1);
  expect(scripts[0]?.['@context']).toBe('https://schema.org');
  return scripts.flatMap((script) => script['@graph']);
}

/** Every `@id` that a node refers to, at any depth. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.join() === '@id') return [(value as Node)['@id']];
  return Object.values(value).flatMap(references);
}

for (const path of publicPages) {
  test(`every node of ${path} has a type and an id on this site`, async ({ request }) => {
    const nodes = await graph(request, path);
    for (const node of nodes) {
      expect([node['@type']].flat().join(' ')).toMatch(/^[A-Z]\w+( [A-Z]\w+)*$/);
      const { pathname, hash } = new URL(node['@id']);
      expect(publicPages).toContain(pathname);
      expect(hash).toMatch(/^#[a-z0-9-]+$/);
    }
    const ids = nodes.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
  });
}

test('an id means the same kind of thing on every page, and every id referred to is described', async ({
  request,
}) => {
  const types = new Map<string, string>();
  const wanted = new Set<string>();
  for (const path of publicPages) {
    for (const node of await graph(request, path)) {
      const type = [node['@type']].flat().join(' ');
      expect(types.get(node['@id']) ?? type, node['@id']).toBe(type);
      types.set(node['@id'], type);
      for (const reference of references(node)) wanted.add(reference);
    }
  }
  expect([...wanted].filter((id) => !types.has(id))).toEqual([]);
});

test('the practice is named on every page', async ({ request }) => {
  for (const path of publicPages) {
    const types = (await graph(request, path)).map((node) => node['@type']);
    expect(types).toContainEqual(['LocalBusiness', 'MedicalBusiness', 'Optometric']);
  }
});
