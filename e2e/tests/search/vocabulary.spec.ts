import { expect, test } from '@playwright/test';
import { publicPages } from '../../src/routes.ts';
import { readGraph, typesOf } from '../../src/structured-data/graph.ts';
import { vocabularyComplaints } from '../../src/structured-data/vocabulary-complaints.ts';

test('the structured data keeps to the words of schema.org', async ({ request }) => {
  const graphs = await Promise.all(publicPages.map((path) => readGraph(request, path)));
  const known = new Map(graphs.flat().map((node) => [node['@id'], typesOf(node)]));
  for (const [index, path] of publicPages.entries()) {
    expect.soft(graphs[index]?.length, path).toBeGreaterThan(1);
    const complaints = graphs[index]?.flatMap((node) => vocabularyComplaints(node, known));
    expect.soft(complaints, path).toEqual([]);
  }
});

test('reports what is missing from the vocabulary of schema.org', () => {
  const complaints = vocabularyComplaints(
    {
      '@type': ['LocalBusiness', 'Opticians'],
      telephone: 17325550142,
      openingHourSpecification: [],
      reviewAspect: 'Glasses',
      geo: { '@type': 'Place', latitude: 40.5, map: 'https://example.com/map' },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Tomorrow'],
        opens: '9 AM',
      },
      founder: 'Ada',
      hasMap: { '@id': '#nowhere' },
      logo: 'logo.png',
    },
    new Map(),
  );
  expect(complaints).toEqual([
    'Opticians is no type.',
    expect.stringMatching(/\.telephone: 17325550142, expected Text\.$/),
    expect.stringMatching(/\.openingHourSpecification: there is no such property\.$/),
    expect.stringMatching(/\.reviewAspect: the property belongs to Guide, Rating, Review\.$/),
    expect.stringMatching(/\.geo: Place, expected GeoCoordinates, GeoShape\.$/),
    'map is out of use: write hasMap.',
    expect.stringMatching(/\.dayOfWeek: "Tomorrow", expected DayOfWeek\.$/),
    expect.stringMatching(/\.opens: "9 AM", expected Time\.$/),
    expect.stringMatching(/\.founder: "Ada", expected Organization, Person\.$/),
    expect.stringMatching(/\.hasMap: nothing known, expected Map, URL\.$/),
    expect.stringMatching(/\.logo: "logo\.png", expected ImageObject, URL\.$/),
  ]);
});
