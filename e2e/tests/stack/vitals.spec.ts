/**
 * What's counted, and when: vitals.test.ts. What the server takes:
 * backend/test/vitals.http-spec.ts.
 */
import { expect, test } from '@playwright/test';
import { idle, openPage } from '../../src/loading.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

test('a small chunk sends the vitals when the page is hidden', async ({
  page,
}) => {
  // Playwright sees no beacons.
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      const headers = { 'content-type': 'application/json' };
      const send = (text: string) =>
        fetch(url, { method: 'POST', headers, body: text });
      void (body as Blob).text().then(send);
      return true;
    };
  });
  const loaded = page.waitForRequest(/\/assets\/vitals-[\w-]{8}\.js$/);
  await openPage(page, '/about/');
  const script = await loaded;
  await script.response();
  await idle(page);
  expect(await transferredBytes(script.url())).toBeLessThanOrEqual(3000);
  const end = await page.evaluate(() => {
    const [load] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return performance.timeOrigin + (load?.loadEventStart ?? NaN);
  });
  expect(script.timing().startTime).toBeGreaterThanOrEqual(Math.floor(end));

  await page.getByRole('heading', { level: 1 }).click();
  const sent = page.waitForRequest('/api/vitals');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {
      value: 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const request = await sent;
  const body = request.postDataJSON() as object;
  expect(body).toEqual({
    page: '/about/',
    device: 'desktop',
    lcp: expect.any(Number),
    cls: expect.any(Number),
    ttfb: expect.any(Number),
    ...('inp' in body && { inp: expect.any(Number) }),
  });
  // 429 if other tests have sent too many from this address.
  expect([204, 429]).toContain((await request.response())?.status());
});
