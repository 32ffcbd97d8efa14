import { expect, type Page, type Request } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { idle } from '../../src/idle.ts';
import { test } from '../../src/site-test.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

const chunk = /\/assets\/vitals-[\w-]{8}\.js$/;
const budget = 3000;

/** The beacons that the page sends. They're answered here, because the server limits them per address. */
async function beacons(page: Page): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route('/api/vitals', (route) => {
    sent.push(route.request());
    return route.fulfill({ status: 204 });
  });
  return sent;
}

/** Opens a page and waits until it has settled and measures. */
async function open(page: Page, path: string): Promise<Request> {
  const loaded = page.waitForRequest(chunk);
  await page.goto(path);
  await hydrated(page);
  const request = await loaded;
  await request.response();
  await idle(page);
  return request;
}

/** What happens when the visitor switches to another tab. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

const bodyOf = (request: Request | undefined) => request?.postDataJSON() as Record<string, unknown>;

test('sends the vitals of a visit once, when the page is hidden', async ({ page }) => {
  const sent = await beacons(page);
  await open(page, '/about/');
  await page.getByRole('heading', { level: 1 }).click();
  expect(sent).toEqual([]);
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await setVisibility(page, 'hidden');

  await expect.poll(() => sent.length).toBe(1);
  const body = bodyOf(sent[0]);
  expect(body).toEqual({
    page: '/about/',
    device: 'desktop',
    lcp: expect.any(Number),
    cls: expect.any(Number),
    ttfb: expect.any(Number),
    ...('inp' in body && { inp: expect.any(Number) }),
  });
  expect(sent[0]?.postDataBuffer()?.length).toBeLessThan(300);
  expect(await sent[0]?.headerValue('cookie')).toBeNull();
  await page.goto('about:blank');
  expect(sent).toHaveLength(1);
});

test('the server takes what the page sends', async ({ page }) => {
  await open(page, '/about/');
  const answer = page.waitForResponse('/api/vitals');
  await setVisibility(page, 'hidden');
  // 429 if other tests have sent too many.
  expect([204, 429]).toContain((await answer).status());
});

test('loads a small chunk, after the page has loaded', async ({ page }) => {
  const request = await open(page, '/');
  expect(await transferredBytes(request.url())).toBeLessThanOrEqual(budget);
  const [started, loaded] = await page.evaluate((url) => {
    const [entry] = performance.getEntriesByName(url);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return [entry?.startTime ?? NaN, load?.loadEventStart ?? NaN];
  }, request.url());
  expect(started).toBeGreaterThanOrEqual(loaded);
});

test('reports a path that leads to the not-found page, without its query string', async ({
  page,
}) => {
  const sent = await beacons(page);
  await open(page, '/no-such-page?name=Ann#here');
  await setVisibility(page, 'hidden');
  await expect.poll(() => sent.length).toBe(1);
  const body = bodyOf(sent[0]);
  expect(body).toMatchObject({ missing: '/no-such-page', linked: false });
  expect(body).not.toHaveProperty('page');
});

for (const [signal, properties] of [
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
  ['Save-Data', { connection: { saveData: true } }],
] as const) {
  test(`measures nothing in a browser that sends ${signal}`, async ({ page }) => {
    const sent = await beacons(page);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (chunk.test(request.url())) loaded.push(request.url());
    });
    await page.addInitScript((values: object) => {
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(navigator, name, { value });
      }
    }, properties);
    await page.goto('/about/');
    // With Save-Data, this starts the application.
    await page.keyboard.press('Tab');
    await hydrated(page);
    await idle(page);
    await setVisibility(page, 'hidden');
    await page.goto('about:blank');
    expect(loaded).toEqual([]);
    expect(sent).toEqual([]);
  });
}

test('measures nothing on the admin page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (chunk.test(request.url())) loaded.push(request.url());
  });
  await page.goto('/admin');
  await hydrated(page);
  await idle(page);
  expect(loaded).toEqual([]);
});
