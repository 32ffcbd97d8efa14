import { expect } from '@playwright/test';
import { addresses, canonicalPath } from '../../src/routes.ts';
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

for (const { route, typed } of addresses) {
  const robots = route.indexed ? /^index\b/ : /\bnoindex\b/;

  test(`${typed} answers 200 with its page, without a redirect`, async ({ served }) => {
    const page = await served(typed);

    expect(page.response.status()).toBe(200);
    expect(page.response.headers()['content-type']).toBe('text/html; charset=utf-8');
    const { title, headings, canonicals, description, url } = await metadata(page);
    expect(canonicals).toHaveLength(1);
    const [canonical = ''] = canonicals;
    expect(new URL(canonical).pathname).toBe(canonicalPath(route));
    expect(url).toBe(canonical);
    // /admin has one more while it's loading. A style shows one of them.
    expect(headings).toHaveLength(typed.startsWith('/admin') ? 2 : 1);
    expect(title).toMatch(/\S/);
    expect(description).toMatch(/\S/);
  });

  test(`${typed} is ${route.indexed ? 'indexable' : 'noindex'}`, async ({ served }) => {
    const page = await served(typed);

    expect((await metadata(page)).robots).toMatch(robots);
    expect(page.response.headers()['x-robots-tag'] ?? 'index').toMatch(robots);
  });
}

test('the home page has the hero heading', async ({ served }) => {
  const { headings } = await metadata(await served('/'));
  expect(headings).toEqual(['Stronger Vision for Stronger Health']);
});

for (const answer of ['/contact/sent', '/contact/not-sent']) {
  test(`${answer} answers 200 and is noindex`, async ({ served }) => {
    for (const typed of [answer, `${answer}/`]) {
      const page = await served(typed);
      expect(page.response.status()).toBe(200);
      const { robots, headings } = await metadata(page);
      expect(robots).toMatch(/\bnoindex\b/);
      expect(headings).toHaveLength(1);
    }
  });
}
