import { expect } from '@playwright/test';
import { publicPages } from '../../src/routes.ts';
import { test as base } from '../../src/served-pages.ts';

/** A JSON-LD node, or a reference if it has only an id. */
export interface Node {
  '@id'?: string;
  '@type'?: string | string[];
  [property: string]: unknown;
}

/** A top-level node of a page's graph. */
export type NamedNode = Node & { '@id': string; '@type': string | string[] };

interface Block {
  '@context': string;
  '@graph': NamedNode[];
}

/** The JSON-LD scripts of a page. */
export function readBlocks(html: string): Block[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Block);
}

export const typesOf = (node: Node): string[] => [node['@type'] ?? []].flat();

/** The values of a property: none, one or many. */
export const valuesOf = (node: Node, property: string): unknown[] => [node[property] ?? []].flat();

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isReference = (node: Node): node is { '@id': string } =>
  Object.keys(node).join() === '@id';

type NodesById = ReadonlyMap<string, NamedNode>;

/**
 * The fields, given as paths such as `geo.latitude`, that are missing or empty. If a step has several
 * values, each must have the rest of the path. References are resolved.
 */
export function missingFields(node: Node, fields: readonly string[], known: NodesById): string[] {
  return fields.filter((field) => !isComplete(node, field.split('.'), known));
}

function isComplete(value: unknown, path: readonly string[], known: NodesById): boolean {
  const [step, ...rest] = path;
  if (step === undefined) return value !== '' && value !== null;
  if (!isNode(value)) return false;
  const node = isReference(value) ? known.get(value['@id']) : value;
  const next = node ? valuesOf(node, step) : [];
  return next.length > 0 && next.every((inner) => isComplete(inner, rest, known));
}

/**
 * Fields that Google requires or recommends for each type, plus some that patients look for:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const fields: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: [
    'name',
    'url',
    'image',
    'telephone',
    'priceRange',
    'address.streetAddress',
    'address.addressLocality',
    'address.addressRegion',
    'address.postalCode',
    'address.addressCountry',
    'geo.latitude',
    'geo.longitude',
    'medicalSpecialty',
    'openingHoursSpecification.dayOfWeek',
    'openingHoursSpecification.opens',
    'openingHoursSpecification.closes',
  ],
  WebSite: ['name', 'url', 'publisher.name'],
  WebPage: ['name', 'description', 'url', 'dateModified', 'isPartOf.name', 'about.name'],
  AboutPage: ['name', 'description', 'url', 'dateModified', 'isPartOf.name', 'about.name'],
  ContactPage: ['name', 'description', 'url', 'dateModified', 'isPartOf.name', 'about.name'],
  MedicalWebPage: ['name', 'description', 'url', 'dateModified', 'isPartOf.name', 'about.name'],
  ProfilePage: ['mainEntity.name', 'mainEntity.image', 'url', 'dateModified'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  AggregateRating: ['itemReviewed.name', 'ratingValue', 'bestRating', 'reviewCount'],
  Review: [
    'itemReviewed.name',
    'author.name',
    'reviewRating.ratingValue',
    'reviewRating.bestRating',
    'reviewBody',
  ],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  HowTo: ['name', 'totalTime', 'step.name', 'step.text', 'step.position'],
  Person: ['name', 'jobTitle', 'image', 'worksFor.name'],
  Service: ['name', 'description', 'provider.name', 'areaServed.name'],
  MedicalCondition: ['name', 'description', 'signOrSymptom.name', 'possibleTreatment.name'],
  MedicalTherapy: ['name', 'description', 'howPerformed', 'followup'],
};

interface PageGraph {
  path: string;
  nodes: NamedNode[];
  /** The nodes of a type. */
  ofType: (type: string) => NamedNode[];
  /** The text of the page, including collapsed answers, in lower case. */
  text: string;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** The graphs of all pages for visitors. */
const test = base.extend<{ graphs: PageGraph[] }>({
  graphs: async ({ pages }, use) => {
    const graphs: PageGraph[] = [];
    for (const { path, html, document } of pages.filter((page) =>
      publicPages.includes(page.path),
    )) {
      const nodes = readBlocks(html).flatMap((block) => block['@graph']);
      const text = await document.evaluate(({ body }) => {
        const copy = body.cloneNode(true) as HTMLElement;
        for (const script of copy.querySelectorAll('script')) script.remove();
        return copy.textContent;
      });
      const ofType = (type: string) => nodes.filter((node) => typesOf(node).includes(type));
      graphs.push({ path, nodes, ofType, text: plain(text) });
    }
    await use(graphs);
  },
});

/** All ids that a node references, at any depth. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isNode(value)) return [];
  return isReference(value) ? [value['@id']] : Object.values(value).flatMap(references);
}

test('every page has one graph whose nodes have types and ids', ({ graphs, pages }) => {
  expect(graphs).toHaveLength(publicPages.length);
  for (const { html, path } of pages.filter((page) => publicPages.includes(page.path))) {
    const contexts = readBlocks(html).map((block) => block['@context']);
    expect.soft(contexts, path).toEqual(['https://schema.org']);
  }
  for (const { path, nodes } of graphs) {
    expect(nodes.length, path).toBeGreaterThan(1);
    for (const node of nodes) {
      expect.soft(typesOf(node).join(' '), path).toMatch(/^[A-Z]\w+( [A-Z]\w+)*$/);
      const { pathname, hash } = new URL(node['@id']);
      expect.soft(publicPages, path).toContain(pathname);
      expect.soft(hash, path).toMatch(/^#[a-z0-9-]+$/);
    }
    const ids = nodes.map((node) => node['@id']);
    expect.soft(new Set(ids).size, path).toBe(ids.length);
    expect
      .soft(
        nodes.map((node) => node['@type']),
        path,
      )
      .toContainEqual(['LocalBusiness', 'MedicalBusiness', 'Optometric', 'MedicalClinic']);
  }
});

test('ids have the same type on every page, and references resolve', ({ graphs }) => {
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

test('every node has the required fields of its type', ({ graphs }) => {
  const all = graphs.flatMap(({ nodes }) => nodes);
  const known = new Map(all.map((node) => [node['@id'], node]));
  for (const node of all) {
    const type = typesOf(node)[0] ?? '';
    expect(Object.keys(fields), 'a type that this test knows').toContain(type);
    expect.soft(missingFields(node, fields[type] ?? [], known), node['@id']).toEqual([]);
  }
});

test("the practice's data uses Google's formats", ({ graphs }) => {
  for (const { ofType } of graphs) {
    const [practice, ...others] = ofType('LocalBusiness');
    expect(others).toEqual([]);
    const { latitude, longitude } = practice?.['geo'] as Record<string, number>;
    // Five decimals are about a meter.
    expect(String(latitude)).toMatch(/^40\.\d{5,}$/);
    expect(String(longitude)).toMatch(/^-74\.\d{5,}$/);
    expect(practice).toMatchObject({
      telephone: expect.stringMatching(/^\+1-\d{3}-\d{3}-\d{4}$/),
      priceRange: '$$',
    });
    const closures = practice?.['specialOpeningHoursSpecification'] as Record<string, unknown>[];
    expect(closures.length).toBeGreaterThan(0);
    for (const { validFrom, validThrough, opens, closes } of closures) {
      expect(validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect([validThrough, opens, closes]).toEqual([validFrom, '00:00', '00:00']);
    }
    const hours = practice?.['openingHoursSpecification'] as Record<string, unknown>[];
    expect(hours.length).toBeGreaterThan(0);
    for (const { dayOfWeek, opens, closes } of hours) {
      expect(dayOfWeek).not.toEqual([]);
      for (const time of [opens, closes]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(String(opens) < String(closes)).toBe(true);
    }
  }
});

test('images in the structured data exist', async ({ graphs, request }) => {
  const nodes = graphs.flatMap((graph) => graph.nodes);
  const addresses = nodes.flatMap((node) => [
    ...valuesOf(node, 'image'),
    ...valuesOf(node, 'logo'),
    ...valuesOf(node, 'primaryImageOfPage').map((image) => (image as { url: string }).url),
  ]);
  expect(addresses.length).toBeGreaterThan(publicPages.length * 2);
  for (const address of new Set(addresses as string[])) {
    const response = await request.get(new URL(address).pathname);
    expect.soft(response.headers()['content-type'], address).toMatch(/^image\//);
  }
});

test('only pages that show the rating have it in structured data', ({ graphs }) => {
  const pathsWith = (matches: (graph: PageGraph) => boolean) =>
    graphs.filter(matches).map(({ path }) => path);
  const rated = pathsWith(({ ofType }) => ofType('AggregateRating').length > 0);
  expect(rated).toEqual([
    '/',
    '/reviews/',
    ...publicPages.filter((path) => path.startsWith('/eye-exam-')),
    '/es/',
  ]);
  expect(
    pathsWith(({ ofType }) => ofType('LocalBusiness').some((node) => 'aggregateRating' in node)),
  ).toEqual(rated);
  const reviews = graphs.find(({ path }) => path === '/reviews/');
  expect(reviews?.ofType('AggregateRating')).toMatchObject([
    { ratingValue: 4.9, bestRating: 5, reviewCount: 200 },
  ]);
  expect(reviews?.ofType('Review')).toHaveLength(8);
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
const hiddenProperties = ['url', 'image', 'serviceUrl', 'totalTime', 'containedInPlace'];

/** The text values of a node and its nested nodes. */
function texts(node: Node): string[] {
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@') || hiddenProperties.includes(property)) return [];
    return [value].flat().flatMap((one) => (isNode(one) ? texts(one) : [String(one)]));
  });
}

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
