import { expect } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { canonicalPath, homeOf, isEnglish, responsePages, routes } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

/** Another page in the same language. */
function pageLinkedFrom(path: string): string {
  const linked = isEnglish(path) ? '/about/' : '/es/services/';
  return path === linked ? homeOf(path) : linked;
}

for (const path of [...routes.map(canonicalPath), ...responsePages]) {
  test(`${path} makes no third-party requests`, async ({ page, baseURL }) => {
    const thirdParty: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL ?? ''}/`)) thirdParty.push(request.url());
    });
    await page.goto(path);
    await hydrated(page);
    // Trigger lazy loading.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await followLink(page, pageLinkedFrom(path));
    await hydrated(page);
    expect(thirdParty).toEqual([]);
  });
}

test('requests the map only after a click', async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  const requested = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
  await page.getByRole('button', { name: 'Show the map' }).click();
  expect((await requested).headers()['referer']).toBeUndefined();
});
