/**
 * The nodes themselves: frontend/src/seo/structured-data/nodes.test.ts. This is
 * about the graphs that pages make of them.
 */
import { expect } from '@playwright/test';
import { publicPages } from '../../src/routes.ts';
import { test as base, type ServedPage } from '../../src/served-pages.ts';

/** A JSON-LD node, or a reference if it has only an id. */
interface Node {
  '@id'?: string;
  '@type'?: string | string[];
  [property: string]: unknown;
}

/** A top-level node of a page's graph. */
type NamedNode = Node & { '@id': string; '@type': string | string[] };

const typesOf = (node: Node): string[] => [node['@type'] ?? []].flat();

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

async function graphOf({ path, document }: ServedPage) {
  const { json, text } = await document.evaluate(({ body }) => {
    const copy = body.cloneNode(true) as HTMLElement;
    const scripts = [...copy.querySelectorAll('script')];
    for (const script of scripts) script.remove();
    const data = scripts.filter(({ type }) => type === 'application/ld+json');
    return {
      json: data.map(({ textContent }) => textContent),
      text: copy.textContent,
    };
  });
  const blocks = json.map(
    (block) => JSON.parse(block) as { '@graph': NamedNode[] },
  );
  const nodes = blocks.flatMap((block) => block['@graph']);
  const ofType = (type: string) =>
    nodes.filter((node) => typesOf(node).includes(type));
  // Including collapsed answers.
  return { path, blocks, nodes, ofType, text: plain(text) };
}

type PageGraph = Awaited<ReturnType<typeof graphOf>>;

/** The graphs of all pages for visitors. */
const test = base.extend<{ graphs: PageGraph[] }>({
  graphs: async ({ pages }, use) => {
    const forVisitors = pages.filter(({ path }) => publicPages.includes(path));
    await use(await Promise.all(forVisitors.map(graphOf)));
  },
});

/** All ids that a node references, at any depth. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isNode(value)) return [];
  const isReference = Object.keys(value).join() === '@id';
  return isReference
    ? [value['@id'] ?? '']
    : Object.values(value).flatMap(references);
}

/** Whether a value or one inside it is empty. */
const hasGap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).length === 0 || Object.values(value).some(hasGap)
    : value === '' || value === null;

test('every page has one graph whose nodes have types, ids and no empty values', ({
  graphs,
}) => {
  expect(graphs).toHaveLength(publicPages.length);
  for (const { path, blocks, nodes } of graphs) {
    expect
      .soft(blocks, path)
      .toMatchObject([{ '@context': 'https://schema.org' }]);
    expect.soft(nodes.length, path).toBeGreaterThan(1);
    for (const node of nodes) {
      expect
        .soft(typesOf(node).join(' '), path)
        .toMatch(/^[A-Z]\w+( [A-Z]\w+)*$/);
      const { pathname, hash } = new URL(node['@id']);
      expect.soft(publicPages, path).toContain(pathname);
      expect.soft(hash, path).toMatch(/^#[a-z0-9-]+$/);
      expect
        .soft(hasGap(node), `${node['@id']} has an empty value`)
        .toBe(false);
    }
    const ids = nodes.map((node) => node['@id']);
    expect.soft(new Set(ids).size, path).toBe(ids.length);
    expect.soft(nodes, path).toContainEqual(
      expect.objectContaining({
        '@type': [
          'LocalBusiness',
          'MedicalBusiness',
          'Optometric',
          'MedicalClinic',
        ],
      }),
    );
  }
});

test('ids have the same type on every page, and references resolve', ({
  graphs,
}) => {
  const types = new Map<string, string>();
  const wanted = new Set<string>();
  for (const node of graphs.flatMap(({ nodes }) => nodes)) {
    const type = typesOf(node).join(' ');
    expect.soft(types.get(node['@id']) ?? type, node['@id']).toBe(type);
    types.set(node['@id'], type);
    for (const reference of references(node)) wanted.add(reference);
  }
  expect(wanted.size).toBeGreaterThan(1);
  expect([...wanted].filter((id) => !types.has(id))).toEqual([]);
});

/** Types whose text must be on the page. */
const shownTypes = [
  'FAQPage',
  'HowTo',
  'Person',
  'Review',
  'AggregateRating',
  'Service',
  'MedicalCondition',
  'MedicalTherapy',
];

/** Machine-readable properties that the page doesn't show. */
const hiddenProperties = [
  'url',
  'image',
  'serviceUrl',
  'totalTime',
  'containedInPlace',
];

/** The text values of a node and its nested nodes. */
const texts = (node: Node): string[] =>
  Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@') || hiddenProperties.includes(property))
      return [];
    return [value]
      .flat()
      .flatMap((one) => (isNode(one) ? texts(one) : [String(one)]));
  });

test('every page has the text of its structured data', ({ graphs }) => {
  for (const { path, ofType, text } of graphs) {
    const stated = shownTypes.flatMap(ofType).flatMap(texts);
    expect
      .soft(
        stated.filter((each) => !text.includes(plain(each))),
        path,
      )
      .toEqual([]);
  }
});
