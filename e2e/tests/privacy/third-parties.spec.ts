import { expect, test } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { policyViolations } from '../../src/policy-violations.ts';
import { homeOf, isEnglish, responsePages, routes } from '../../src/routes.ts';

/** Another page in the same language. */
function pageLinkedFrom(path: string): string {
  const linked = isEnglish(path) ? '/about/' : '/es/services/';
  return path === linked.slice(0, -1) ? homeOf(path) : linked;
}

for (const path of [...routes.map((route) => route.path), ...responsePages]) {
  test(`${path} makes no third-party requests and has no CSP violations`, async ({
    page,
    baseURL,
  }) => {
    const thirdParty: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL ?? ''}/`)) thirdParty.push(request.url());
    });
    const violations = await policyViolations(page);
    await page.goto(path);
    await hydrated(page);
    // Load lazy images too.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await followLink(page, pageLinkedFrom(path));
    await hydrated(page);
    expect(thirdParty).toEqual([]);
    expect(violations).toEqual([]);
  });
}

test('requests the map only after a click', async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  const requested = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
  await page.getByRole('button', { name: 'Show the map' }).click();
  expect((await requested).headers()['referer']).toBeUndefined();
});
