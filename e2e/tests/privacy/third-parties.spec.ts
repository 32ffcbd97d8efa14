import { expect } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { answerPages, canonicalPath, routes } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

for (const path of [...routes.map(canonicalPath), ...answerPages]) {
  test(`${path} makes no request to third parties`, async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL ?? ''}/`)) strangers.push(request.url());
    });
    await page.goto(path);
    await hydrated(page);
    // What is fetched only when it comes near is fetched too.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await followLink(page, path === '/about/' ? '/' : '/about/');
    await hydrated(page);
    expect(strangers).toEqual([]);
  });
}

test('the map is requested only after a click', async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  const asked = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
  await page.getByRole('button', { name: 'Show the map' }).click();
  expect((await asked).headers()['referer']).toBeUndefined();
});
