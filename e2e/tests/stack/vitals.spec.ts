/** What's counted, and when: vitals.test.ts. What the server takes: backend/test/vitals.http-spec.ts. */
import { expect, test, type APIRequestContext, type Page, type Request } from '@playwright/test';
import { idle, openPage } from '../../src/loading.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

const chunk = /\/assets\/vitals-[\w-]{8}\.js$/;
const budget = 3000;

/** The bodies of the beacons that the page would send. Playwright doesn't see them. */
async function beacons(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.exposeFunction('keepBeacon', (body: string) => sent.push(body));
  await page.addInitScript(() => {
    const { keepBeacon } = window as unknown as { keepBeacon: (body: string) => void };
    navigator.sendBeacon = (_, body) => {
      void (body as Blob).text().then(keepBeacon);
      return true;
    };
  });
  return sent;
}

/** Opens a page and waits until it has settled and measures. */
async function open(page: Page, path: string): Promise<Request> {
  const loaded = page.waitForRequest(chunk);
  await openPage(page, path);
  const request = await loaded;
  await request.response();
  await idle(page);
  return request;
}

/** The body of the one beacon that's sent when the visitor switches to another tab. The server takes it. */
async function sentWhenHidden(page: Page, sent: string[], request: APIRequestContext) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => sent.length).toBe(1);
  const data = JSON.parse(sent[0] ?? '') as Record<string, unknown>;
  const response = await request.post('/api/vitals', { data });
  // 429 if other tests have sent too many from this address.
  expect([204, 429]).toContain(response.status());
  return data;
}

test('a small chunk sends the vitals when the page is hidden', async ({ page, request }) => {
  const sent = await beacons(page);
  const script = await open(page, '/about/');
  expect(await transferredBytes(script.url())).toBeLessThanOrEqual(budget);
  const [started, loaded] = await page.evaluate((url) => {
    const [entry] = performance.getEntriesByName(url);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return [entry?.startTime ?? NaN, load?.loadEventStart ?? NaN];
  }, script.url());
  expect(started).toBeGreaterThanOrEqual(loaded);

  await page.getByRole('heading', { level: 1 }).click();
  expect(sent).toEqual([]);
  const body = await sentWhenHidden(page, sent, request);
  expect(body).toEqual({
    page: '/about/',
    device: 'desktop',
    lcp: expect.any(Number),
    cls: expect.any(Number),
    ttfb: expect.any(Number),
    ...('inp' in body && { inp: expect.any(Number) }),
  });
});
