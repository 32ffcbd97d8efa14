import { expect, test } from 'vitest';
import { breadcrumbTrail, navigationRoutes, routeById, routes } from './routes';
import { matchRoute, slashRedirect } from './match-route';
import { pages, indexablePages, recordPages } from './pages';

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('each route has exactly one entry', () => {
  expect(pages.map(({ id }) => id).sort()).toEqual(routes.map(({ id }) => id).sort());
});

test('ids, addresses, titles and descriptions are unique', () => {
  for (const key of ['id', 'path', 'canonical', 'title', 'description'] as const) {
    expect(repeated(pages.map((page) => page[key]))).toEqual([]);
  }
});

test('there are sixteen public pages, twelve of them records of the dashboard', () => {
  expect(indexablePages).toHaveLength(16);
  expect(recordPages).toHaveLength(12);
});

test.each(indexablePages.map((page) => [page.id, page] as const))(
  '%s keeps to the length guides of title and description',
  (_, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('the header links stand as the spec lists them', () => {
  expect(navigationRoutes.map(({ navigation }) => navigation)).toEqual([
    '/about',
    '/new-patients',
    '/eye-care-resources',
    '/services',
    '/for-kids',
    '/myopia-management',
    '/reviews/',
    '/contact',
  ]);
});

test.each([
  ['/about', '/about/'],
  ['/services', '/services/'],
  ['/myopia-management-by-dr-maya-sample', '/myopia-management-by-dr-maya-sample/'],
  ['/eye-exam-near-me-in-metuchen', '/eye-exam-near-me-in-metuchen/'],
  ['/about/', undefined],
  ['/', undefined],
  ['/admin', undefined],
  ['/admin/', undefined],
  ['/eye-exam-edison-nj', undefined],
  ['/eye-exam-edison-nj/', undefined],
  ['/nowhere', undefined],
])('%s is replaced with %s', (pathname, target) => {
  expect(slashRedirect(pathname)).toBe(target);
});

test.each([
  ['/', 'home'],
  ['/contact/', 'contact'],
  ['/contact/sent', 'contact-sent'],
  ['/eye-exam-edison-nj/', 'town-edison'],
  ['/404', 'not-found'],
  ['/about/team', 'not-found'],
])('%s is the page %s', (pathname, id) => {
  expect(matchRoute(pathname).id).toBe(id);
});

test('a trail leads from home over the parent to the page', () => {
  const trail = breadcrumbTrail(routeById('town-edison'));
  expect(trail.map(({ id }) => id)).toEqual(['home', 'eye-exam-near-me', 'town-edison']);
});
