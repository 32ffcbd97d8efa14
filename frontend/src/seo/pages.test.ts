import { expect, test } from 'vitest';
import { townPage } from '@/pages/town/page';
import { routes } from './routes';
import { matchRoute, opensPage, slashRedirect } from './match-route';
import { indexablePages, pages } from './pages';

const idsOf = (some: readonly { readonly id: string }[]) =>
  some.map(({ id }) => id).sort();

test('each route and the admin page have exactly one entry', () =>
  expect(idsOf(pages)).toEqual(idsOf([...routes, { id: 'admin' }])));

test.each([
  ['/about', '/about/'],
  [
    '/myopia-management-by-dr-maya-sample',
    '/myopia-management-by-dr-maya-sample/',
  ],
  ['/eye-exam-near-me-in-metuchen', '/eye-exam-near-me-in-metuchen/'],
  ['/', undefined],
  ['/admin', undefined],
  ['/eye-exam-edison-nj', undefined],
  ['/eye-exam-edison-nj/', undefined],
  ['//about', '/about/'],
  ['/eye-exam-edison-nj//', '/eye-exam-edison-nj/'],
  ['//nowhere', undefined],
  ['/%', undefined],
])('%s is replaced with %s', (pathname, target) =>
  expect(slashRedirect(pathname)).toBe(target),
);

test.each([
  ['/', 'home'],
  ['/contact/', 'contact'],
  ['/contact/sent', 'contact-sent'],
  ['/eye-exam-edison-nj/', 'town-edison'],
  ['/404', 'not-found'],
  ['/About', 'not-found'],
  ['/about%2F', 'about'],
  ['/admin', 'not-found'],
])('%s is the page %s', (pathname, id) => {
  expect(matchRoute(pathname).id).toBe(id);
  expect(opensPage(`${pathname}?from=map#top`)).toBe(id !== 'not-found');
});

test('each page in search has the type of a page in its structured data', () => {
  for (const { id, schemas } of indexablePages) {
    expect(
      schemas.filter((type) => type.endsWith('Page')),
      id,
    ).not.toEqual([]);
  }
});

test('a page out of search shows the home page’s picture where it’s shared', () => {
  const unlisted = pages.filter(({ kind }) => kind === 'unlisted');
  expect(unlisted).not.toEqual([]);
  for (const { socialImage } of unlisted)
    expect(socialImage).toBe('/social/home.png');
});

test('search shows no word joiners, which only matter where lines break', () => {
  const town = { slug: 'oak', path: '/oak', name: 'Oak', heading: 'Oak' };
  const { description } = townPage({
    ...town,
    description: 'A five-\u2060minute walk.',
  });
  expect(description).toBe('A five-minute walk.');
});
