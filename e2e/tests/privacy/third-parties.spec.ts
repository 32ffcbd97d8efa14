import { expect } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { violationMessage } from '../../src/policy-violations.ts';
import { responsePages, routes } from '../../src/routes.ts';
import { test, type Visit } from '../../src/visits.ts';

/** Requests to other servers, and messages about violations. */
function complaints({ allRequests, allMessages }: Visit, baseURL = ''): string[] {
  const urls = allRequests.map((request) => request.url());
  return [
    ...urls.filter((url) => !url.startsWith(`${baseURL}/`)),
    ...allMessages.filter((message) => violationMessage.test(message)),
  ];
}

for (const path of [...routes.map((route) => route.path), ...responsePages]) {
  test(`${path} makes no third-party requests and has no CSP violations`, async ({
    visits,
    baseURL,
  }) => {
    const visit = await visits.to(path);
    const { page } = visit;
    // Load lazy images too.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(visit.allRequests.length).toBeGreaterThan(3);
    expect(complaints(visit, baseURL)).toEqual([]);
    visits.leave();
  });
}

for (const [start, ...targets] of [
  ['/', '/services/', '/for-kids/', '/about/', '/contact/', '/'],
  ['/es/', '/es/services/', '/es/for-kids/', '/es/contact/', '/es/'],
] as const) {
  test(`following links from ${start} makes no third-party requests and has no CSP violations`, async ({
    visits,
    baseURL,
  }) => {
    const visit = await visits.to(start);
    for (const target of targets) {
      await followLink(visit.page, target);
      await hydrated(visit.page);
    }
    expect(complaints(visit, baseURL)).toEqual([]);
    visits.leave();
  });
}

test('requests the map only after a click', async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  const requested = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
  await page.getByRole('button', { name: 'Show the map' }).click();
  expect((await requested).headers()['referer']).toBeUndefined();
});
