import { expect, test } from 'vitest';
import { indexablePages } from '@/seo/pages';
import { graphsOf } from '../rendered-pages';
import { typesOf, vocabularyErrors, type Node } from './vocabulary-errors';

const graphOf = (id: string) => graphsOf<Node>(id).flatMap((graph) => graph['@graph']);

const graphs = new Map(indexablePages.map(({ id }) => [id, graphOf(id)]));
const known = new Map(
  [...graphs.values()].flat().map((node) => [node['@id'] ?? '', typesOf(node)]),
);

test.each([...graphs])('the structured data of %s uses schema.org’s vocabulary', (_, graph) => {
  expect(graph.length).toBeGreaterThan(2);
  expect(graph.flatMap((node) => vocabularyErrors(node, known))).toEqual([]);
});

test('reports what isn’t in schema.org’s vocabulary', () => {
  const errors = vocabularyErrors(
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
  expect(errors).toEqual([
    'Opticians is not a type.',
    expect.stringMatching(/\.telephone: 17325550142, expected Text\.$/),
    expect.stringMatching(/\.openingHourSpecification: unknown property\.$/),
    expect.stringMatching(/\.reviewAspect: only allowed on Guide, Rating, Review\.$/),
    expect.stringMatching(/\.geo: Place, expected GeoCoordinates, GeoShape\.$/),
    'map is superseded by hasMap.',
    expect.stringMatching(/\.dayOfWeek: "Tomorrow", expected DayOfWeek\.$/),
    expect.stringMatching(/\.opens: "9 AM", expected Time\.$/),
    expect.stringMatching(/\.founder: "Ada", expected Organization, Person\.$/),
    expect.stringMatching(/\.hasMap: an unknown type, expected Map, URL\.$/),
    expect.stringMatching(/\.logo: "logo\.png", expected ImageObject, URL\.$/),
  ]);
});
