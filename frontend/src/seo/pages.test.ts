import { expect, test } from 'vitest';
import { townPage } from '@/pages/town/page';
import { routes } from './routes';
import { matchRoute, opensPage, slashRedirect } from './match-route';
import { recordPage } from './page';
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

const engine = {
  id: 'services',
  order: 5,
  path: '/services',
  label: 'Services',
  heading: 'Services',
  title: 'Services',
  description: 'Services',
  schemas: [],
  updated: '2026-11-20',
  reviewed: '2026-11-10',
};

test.each([
  [{}, '2026-11-20', '2026-11-10'],
  [
    { updated: '2026-11-19', textUpdated: '2026-11-09' },
    '2026-11-20',
    '2026-11-10',
  ],
  [{ updated: '2026-12-02' }, '2026-12-02', '2026-11-10'],
  [
    { updated: '2026-12-02', textUpdated: '2026-12-01' },
    '2026-12-02',
    '2026-12-01',
  ],
])(
  'a page is as new as its newest part, and needs a review after its own text: %j',
  (text, updated, reviewed) =>
    expect(recordPage(text, engine)).toMatchObject({ updated, reviewed }),
);

test('a town’s page is as new as its file', () => {
  const town = {
    slug: 'oak',
    path: '/oak',
    name: 'Oak',
    heading: 'Oak',
    description: 'Oak',
  };
  expect(townPage({ ...town, updated: '2027-01-02' }).updated).toBe(
    '2027-01-02',
  );
});
