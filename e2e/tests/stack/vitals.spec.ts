import { expect, test, type APIRequestContext, type Page, type Request } from '@playwright/test';
import { hydrated, idle } from '../../src/loading.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

const chunk = /\/assets\/vitals-[\w-]{8}\.js$/;
const budget = 3000;

interface SentBeacon {
  url: string;
  type: string;
  text: string;
}

/** The beacons that the page would send. Playwright doesn't see their bodies. */
async function beacons(page: Page): Promise<SentBeacon[]> {
  const sent: SentBeacon[] = [];
  await page.exposeFunction('keepBeacon', (beacon: SentBeacon) => sent.push(beacon));
  await page.addInitScript(() => {
    const { keepBeacon } = window as unknown as { keepBeacon: (beacon: object) => void };
    navigator.sendBeacon = (url, body) => {
      const { type } = body as Blob;
      void (body as Blob).text().then((text) => {
        keepBeacon({ url: String(url), type, text });
      });
      return true;
    };
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

const bodyOf = (beacon: SentBeacon | undefined) =>
  JSON.parse(beacon?.text ?? '') as Record<string, unknown>;

/** 429 if other tests have sent too many from this address. */
async function expectTaken(request: APIRequestContext, data: object): Promise<void> {
  const response = await request.post('/api/vitals', { data });
  expect([204, 429]).toContain(response.status());
}

test('sends the vitals of a visit once, when the page is hidden', async ({ page, request }) => {
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
  expect(sent[0]).toMatchObject({ url: '/api/vitals', type: 'application/json' });
  expect(sent[0]?.text.length).toBeLessThan(300);
  await expectTaken(request, body);
});

test('sends them when the visitor leaves the page', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.sendBeacon = (url) => {
      localStorage.setItem('beacon', String(url));
      return true;
    };
  });
  await open(page, '/about/');
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => localStorage.getItem('beacon'))).toBe('/api/vitals');
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
  request,
}) => {
  const sent = await beacons(page);
  await open(page, '/no-such-page?name=Ann#here');
  await setVisibility(page, 'hidden');
  await expect.poll(() => sent.length).toBe(1);
  const body = bodyOf(sent[0]);
  expect(body).toMatchObject({ missing: '/no-such-page', linked: false });
  expect(body).not.toHaveProperty('page');
  await expectTaken(request, body);
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
    await idle(page);
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
