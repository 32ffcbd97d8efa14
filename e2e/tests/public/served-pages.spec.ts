import { expect } from '@playwright/test';
import { addresses, canonicalPath } from '../../src/routes.ts';
import { test } from '../../src/visits.ts';

const asServed = { javaScriptEnabled: false };

for (const { route, typed } of addresses) {
  const robots = route.indexed ? /^index\b/ : /\bnoindex\b/;

  test.describe(typed, () => {
    // Read-only tests share one load of the page.
    test.describe.configure({ mode: 'default' });

    test(`${typed} answers 200 with its page`, async ({ visits }) => {
      const { page, response } = await visits.to(typed, asServed);

      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname, 'no redirect').toBe(typed);
      expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveCount(1);
      const href = (await canonical.getAttribute('href')) ?? '';
      expect(new URL(href).pathname).toBe(canonicalPath(route));
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', href);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
    });

    test(`${typed} is ${route.indexed ? 'indexable' : 'noindex'}`, async ({ visits }) => {
      const { page, response } = await visits.to(typed, asServed);

      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', robots);
      const header = response?.headers()['x-robots-tag'] ?? 'index';
      expect(header).toMatch(robots);
    });
  });
}

test('the home page has the hero heading', async ({ visits }) => {
  const { page } = await visits.to('/', asServed);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Stronger Vision for Stronger Health',
  );
});

for (const answer of ['/contact/sent', '/contact/not-sent']) {
  test(`${answer} answers 200 and is noindex`, async ({ visits }) => {
    for (const typed of [answer, `${answer}/`]) {
      const { page, response } = await visits.to(typed, asServed);
      expect(response?.status()).toBe(200);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /\bnoindex\b/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });
}
