import { expect, type Page } from '@playwright/test';
import { openPage } from '../../src/loading.ts';
import { addresses, canonicalPath, type Route } from '../../src/routes.ts';
import { test, type ServedPage } from '../../src/served-pages.ts';
import { siteUrl } from '../../src/environment.ts';

/** What search engines read. */
const metadata = ({ document }: ServedPage) =>
  document.evaluate((served) => ({
    title: served.title,
    headings: Array.from(
      served.querySelectorAll('h1'),
      ({ textContent }) => textContent,
    ),
    canonicals: Array.from(
      served.querySelectorAll<HTMLLinkElement>('link[rel=canonical]'),
      ({ href }) => new URL(href).pathname,
    ),
    robots:
      served.querySelector('meta[name=robots]')?.getAttribute('content') ?? '',
  }));

const robotsOf = ({ indexed }: Route) => (indexed ? /^index\b/ : /\bnoindex\b/);

test('every address answers 200 with its page, without a redirect', async ({
  served,
}) => {
  for (const { route, typed } of addresses) {
    const page = await served(typed);
    expect.soft(page.status, typed).toBe(200);
    expect
      .soft(page.headers['content-type'], typed)
      .toBe('text/html; charset=utf-8');
    const { canonicals, robots } = await metadata(page);
    expect.soft(canonicals, typed).toEqual([canonicalPath(route)]);
    const expected = robotsOf(route);
    expect.soft(robots, typed).toMatch(expected);
    expect
      .soft(page.headers['x-robots-tag'] ?? 'index', typed)
      .toMatch(expected);
  }
});

test('unknown addresses answer 404 with a page in their language', async ({
  served,
}) => {
  for (const [typed, heading, title] of [
    ['/no-such-page', '404 Page Not Found', /^404 Page Not Found/],
    ['/no-such-page/', '404 Page Not Found', /^404 Page Not Found/],
    ['/about/no-such-page', '404 Page Not Found', /^404 Page Not Found/],
    ['/eye-exam-nowhere-nj', '404 Page Not Found', /^404 Page Not Found/],
    ['/es/no-such-page', '404 Página no encontrada', /^404 /],
  ] as const) {
    const page = await served(typed);
    expect.soft(page.status, typed).toBe(404);
    const { canonicals, headings, robots, title: shown } = await metadata(page);
    expect.soft(headings, typed).toEqual([heading]);
    expect.soft(shown, typed).toMatch(title);
    expect.soft(robots, typed).toMatch(/\bnoindex\b/);
    expect.soft(canonicals, typed).toEqual([]);
  }
});

/**
 * Odd forms of addresses, and the path they lead to, or undefined if there's no
 * such page.
 */
const oddAddresses: readonly (readonly [typed: string, clean?: string])[] = [
  ['//', '/'],
  ['/%2F', '/'],
  ['//about', '/about'],
  ['///about', '/about'],
  ['//about/', '/about/'],
  ['/about//', '/about/'],
  ['/about%2F', '/about/'],
  ['/about%2f', '/about/'],
  ['/about/%2F', '/about/'],
  ['/%2Fabout', '/about'],
  ['/%61bout', '/about'],
  ['/%61%62%6F%75%74/', '/about/'],
  ['/.//about', '/about'],
  ['/contact%2Fsent/', '/contact/sent/'],
  ['/contact//sent/', '/contact/sent/'],
  [
    '//something-just-happened//vision-loss',
    '/something-just-happened/vision-loss',
  ],
  ['/eye%2Dexam%2Dedison%2Dnj', '/eye-exam-edison-nj'],
  ['/%61dmin', '/admin'],
  ['//no-such-page'],
  ['/no%2Fsuch%2Fpage'],
  ['/About'],
  ['/%41bout'],
  ['/about%20'],
  ['/about%252F'],
  ['/about%5C'],
  ['/about%3Fx=1'],
  ['/about%23team'],
  ['/about;x'],
  ['/about%0A'],
  ['/%E2%80%8Babout'],
  ['/about/about'],
  ['/index'],
  ['/404'],
  ['/not-found'],
];

test('odd addresses lead to the clean one, with their query, or to 404', async ({
  served,
}) => {
  for (const [typed, clean] of [
    ...oddAddresses,
    ['/es//contact/', '/es/contact/'],
    ['/es%2Fcontact', '/es/contact'],
    ['/ES/contact'],
    // The practice's own redirects.
    ['/our-doctors', '/about/'],
    ['//our-doctors/', '/about/'],
    ['/appointments.html', '/contact/'],
    ['/Our-Doctors'],
  ] as const) {
    const { status, headers } = await served(`${siteUrl}${typed}?x=1&y=%2F`);
    const redirect = {
      status: 301,
      location: `${clean ?? ''}?x=1&y=%2F`,
    };
    expect
      .soft({ status, location: headers['location'] }, typed)
      .toEqual(clean === undefined ? { status: 404 } : redirect);
  }
});

/** The heading and the path of what the router shows. */
const shown = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('h1')?.textContent,
    window.location.pathname,
  ]);

test('the router shows the same pages as nginx for odd addresses', async ({
  page,
  served,
}) => {
  // Pages don't fade in, which would take most of this test's time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/about/');
  // The admin page is an application of its own.
  for (const [typed, clean] of oddAddresses.filter(
    ([, clean]) => clean !== '/admin',
  )) {
    const { headings } = await metadata(await served(clean ?? '/no-such-page'));
    const settled =
      addresses.find((address) => address.typed === clean)?.settled ?? clean;
    // As if nginx hadn't redirected it.
    const requested = await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      return window.location.pathname;
    }, `${siteUrl}${typed}`);
    await expect
      .poll(() => shown(page), { message: typed, intervals: [50] })
      .toEqual([headings.at(-1), settled ?? requested]);
  }
});
