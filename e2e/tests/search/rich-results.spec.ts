import { expect, test, type APIRequestContext } from '@playwright/test';
import { homeOf, publicPages } from '../../src/routes.ts';
import { readGraph, typesOf, valuesOf, type NamedNode } from '../../src/structured-data/graph.ts';
import { missingFields } from '../../src/structured-data/missing-fields.ts';

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

/** Only on pages about the practice itself. */
const practiceDetails = [
  'logo',
  'sameAs',
  'paymentAccepted',
  'hasMap',
  'areaServed.name',
  'availableService.name',
  'employee.name',
  'knowsLanguage',
];

const graphsOf = (request: APIRequestContext): Promise<NamedNode[][]> =>
  Promise.all(publicPages.map((path) => readGraph(request, path)));

const ofType = (nodes: NamedNode[], type: string): NamedNode[] =>
  nodes.filter((node) => typesOf(node).includes(type));

test('every node has the required fields of its type', async ({ request }) => {
  const graphs = await graphsOf(request);
  const known = new Map(graphs.flat().map((node) => [node['@id'], node]));
  for (const graph of graphs) expect(graph.length).toBeGreaterThan(1);
  for (const node of graphs.flat()) {
    const type = typesOf(node)[0] ?? '';
    expect(Object.keys(fields), 'a type that this test knows').toContain(type);
    expect.soft(missingFields(node, fields[type] ?? [], known), node['@id']).toEqual([]);
  }
});

test('pages about the practice itself have its details', async ({ request }) => {
  const known = new Map((await graphsOf(request)).flat().map((node) => [node['@id'], node]));
  for (const path of ['/', '/about/', '/contact/', '/es/', '/es/contact/']) {
    const [practice = {}] = ofType(await readGraph(request, path), 'LocalBusiness');
    expect.soft(missingFields(practice, practiceDetails, known), path).toEqual([]);
  }
});

test("the practice's data uses Google's formats", async ({ request }) => {
  for (const graph of await graphsOf(request)) {
    const [practice, ...others] = ofType(graph, 'LocalBusiness');
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

test('images in the structured data exist', async ({ request }) => {
  const nodes = (await graphsOf(request)).flat();
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

test('breadcrumbs lead from the home page to the page', async ({ request }) => {
  const graphs = await graphsOf(request);
  for (const [index, path] of publicPages.entries()) {
    const [trail] = ofType(graphs[index] ?? [], 'BreadcrumbList');
    const steps = trail?.['itemListElement'] as { position: number; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
    const paths = steps.map(({ item }) => new URL(item).pathname);
    expect([paths[0], paths.at(-1)]).toEqual([homeOf(path), path]);
  }
});

test('only pages that show the rating have it in structured data', async ({ request }) => {
  const graphs = await graphsOf(request);
  const rated = publicPages.filter(
    (_, index) => ofType(graphs[index] ?? [], 'AggregateRating').length > 0,
  );
  expect(rated).toEqual([
    '/',
    '/reviews/',
    ...publicPages.filter((path) => path.startsWith('/eye-exam-')),
    '/es/',
  ]);
  const reviews = graphs[publicPages.indexOf('/reviews/')] ?? [];
  expect(ofType(reviews, 'AggregateRating')).toMatchObject([
    { ratingValue: 4.9, bestRating: 5, reviewCount: 200 },
  ]);
  expect(ofType(reviews, 'Review')).toHaveLength(8);
  const practices = graphs.map((graph) => ofType(graph, 'LocalBusiness')[0]);
  expect(publicPages.filter((_, index) => practices[index]?.['aggregateRating'])).toEqual(rated);
});
