// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { measureUnlessRefused } from './measure-unless-refused';

type Report = (metric: MetricType) => void;

const reports = new Map<string, Report>();
const observe = (name: string) => (report: Report) => reports.set(name, report);

vi.mock('web-vitals', () => ({
  onCLS: observe('CLS'),
  onINP: observe('INP'),
  onLCP: observe('LCP'),
  onTTFB: observe('TTFB'),
}));

const sent: { url: string; body: Blob }[] = [];
let visibility: DocumentVisibilityState;

const report = (name: string, value: number): void =>
  reports.get(name)?.({ name, value } as MetricType);

function setVisibility(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The beacons, parsed. */
const beacons = () =>
  Promise.all(
    sent.map(async ({ body }) => JSON.parse(await body.text()) as object),
  );

async function loadAt(
  path: string,
  width = 1280,
): Promise<typeof import('./vitals')> {
  window.history.replaceState(null, '', path);
  window.innerWidth = width;
  const vitals = await import('./vitals');
  vitals.measureVisit();
  return vitals;
}

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(
    () => visibility,
  );
  navigator.sendBeacon = (url, body) => {
    sent.push({ url: String(url), body: body as Blob });
    return true;
  };
});

afterEach(() => {
  setVisibility('hidden');
  sent.length = 0;
  reports.clear();
  performance.clearMarks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('sends the final values once, when the page is hidden for the first time', async () => {
  await loadAt('/about/');
  report('TTFB', 90.4);
  report('LCP', 1200.6);
  report('LCP', 1300.6);
  report('CLS', 0.01234);
  setVisibility('visible');
  expect(sent).toEqual([]);
  setVisibility('hidden');
  setVisibility('visible');
  report('LCP', 1);
  setVisibility('hidden');
  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([
    ['/api/vitals', 'application/json'],
  ]);
  expect(await beacons()).toEqual([
    { device: 'desktop', page: '/about/', ttfb: 90, lcp: 1301, cls: 0.012 },
  ]);
});

test('sends values out of range as the largest that counts', async () => {
  await loadAt('/', 412);
  report('INP', 123_456);
  setVisibility('hidden');
  expect(await beacons()).toEqual([
    { device: 'phone', page: '/', inp: 60_000 },
  ]);
});

test.each([
  [320, 'phone'],
  [639, 'phone'],
  [640, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('%d px is a %s', async (width, device) => {
  const { deviceOf } = await loadAt('/');
  expect(deviceOf(width)).toBe(device);
});

test('sends a missing path without the page, and who linked to it', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(
    'https://search.example/',
  );
  await loadAt('/no-such-page');
  performance.mark('not-found', { detail: '/no-such-page' });
  setVisibility('hidden');
  expect(await beacons()).toEqual([
    { device: 'desktop', missing: '/no-such-page', linked: false },
  ]);
});

test('a missing path within the application comes from our own link', async () => {
  await loadAt('/about/');
  performance.mark('not-found', { detail: '/broken' });
  setVisibility('hidden');
  expect(await beacons()).toEqual([
    { device: 'desktop', page: '/about/', missing: '/broken', linked: true },
  ]);
});

test('leaves out a path that is too long to count', async () => {
  await loadAt('/about/');
  performance.mark('not-found', { detail: `/${'a'.repeat(120)}` });
  setVisibility('hidden');
  expect(await beacons()).toEqual([{ device: 'desktop', page: '/about/' }]);
});

test.each([
  ['says nothing', {}, 4],
  ['sends Global Privacy Control', { globalPrivacyControl: true }, 0],
  ['sends Do Not Track', { doNotTrack: '1' }, 0],
])(
  'in a browser that %s (%j), measures %i metrics',
  async (_, signal, measured) => {
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(window.navigator) as Navigator, signal),
    );
    await measureUnlessRefused();
    expect(reports.size).toBe(measured);
  },
);
