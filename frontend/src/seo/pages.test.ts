import { expect, test } from 'vitest';
import { breadcrumbTrail, navigationRoutes, routeById, routes } from './routes';
import { matchRoute, slashRedirect } from './match-route';
import { pages } from './pages';

test('each route has exactly one entry', () => {
  expect(pages.map(({ id }) => id).sort()).toEqual(routes.map(({ id }) => id).sort());
});

test('the header links match the spec', () => {
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
  ['/privacy', '/privacy/'],
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

test('breadcrumbs go from home through the parent to the page', () => {
  const trail = breadcrumbTrail(routeById('town-edison'));
  expect(trail.map(({ id }) => id)).toEqual(['home', 'eye-exam-near-me', 'town-edison']);
});
