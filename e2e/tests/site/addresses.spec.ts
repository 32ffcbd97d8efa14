import { expect } from '@playwright/test';
import { addresses, canonicalPath, type Route } from '../../src/routes.ts';
import { test, type ServedPage } from '../../src/served-document.ts';

/** What search engines and link previews read. */
const metadata = ({ document }: ServedPage) =>
  document.evaluate((served) => {
    const meta = (selector: string) =>
      served.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
    return {
      title: served.title,
      headings: [...served.querySelectorAll('h1')].map((heading) => heading.textContent),
      canonicals: [...served.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
        ({ href }) => href,
      ),
      description: meta('name=description'),
      robots: meta('name=robots'),
      url: meta('property="og:url"'),
    };
  });

const robotsOf = ({ indexed }: Route) => (indexed ? /^index\b/ : /\bnoindex\b/);

test('every address answers 200 with its page, without a redirect', async ({ served }) => {
  for (const { route, typed } of addresses) {
    const page = await served(typed);
    expect.soft(page.status, typed).toBe(200);
    expect.soft(page.headers['content-type'], typed).toBe('text/html; charset=utf-8');
    const { title, headings, canonicals, description, robots, url } = await metadata(page);
    const paths = canonicals.map((canonical) => new URL(canonical).pathname);
    expect.soft(paths, typed).toEqual([canonicalPath(route)]);
    expect.soft([url], typed).toEqual(canonicals);
    // /admin has one more while it's loading. A style shows one of them.
    expect.soft(headings, typed).toHaveLength(typed.startsWith('/admin') ? 2 : 1);
    expect.soft(title, typed).toMatch(/\S/);
    expect.soft(description, typed).toMatch(/\S/);
    const expected = robotsOf(route);
    expect.soft(robots, typed).toMatch(expected);
    expect.soft(page.headers['x-robots-tag'] ?? 'index', typed).toMatch(expected);
  }
});

test('the home page has the hero heading', async ({ served }) => {
  const { headings } = await metadata(await served('/'));
  expect(headings).toEqual(['Stronger Vision for Stronger Health']);
});

test('the pages after a message without JavaScript answer 200 and are noindex', async ({
  served,
}) => {
  for (const answer of ['/contact/sent', '/contact/not-sent']) {
    for (const typed of [answer, `${answer}/`]) {
      const page = await served(typed);
      expect.soft(page.status, typed).toBe(200);
      const { robots, headings } = await metadata(page);
      expect.soft(robots, typed).toMatch(/\bnoindex\b/);
      expect.soft(headings, typed).toHaveLength(1);
    }
  }
});

test('unknown addresses answer 404 with the not-found page, in the right language', async ({
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
  const { html } = await served('/no-such-page');
  expect(html).toContain('Did you forget to add the page to the router?');
});
