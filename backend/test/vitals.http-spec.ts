import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DeviceVitals } from 'shared/vitals';
import { normalizeMissingPath } from '../src/vitals/missing-path.ts';
import { withRedis } from './support/admin.ts';
import { MeasuredSite } from './support/measured-site.ts';

const visit = { page: '/about/', device: 'phone', lcp: 1900, inp: 40, cls: 0, ttfb: 90 };

let measured: MeasuredSite;

beforeAll(async () => {
  measured = await MeasuredSite.open();
});

beforeEach(() => measured.clear());

afterAll(() => measured.close());

const today = () => new Date().toISOString().slice(0, 10);

async function siteVitals(device: DeviceVitals['device'] = 'all'): Promise<DeviceVitals> {
  const { site } = await measured.report();
  const vitals = site.find((one) => one.device === device);
  if (!vitals) throw new Error(`There are no vitals for ${device}.`);
  return vitals;
}

const storedKeys = () => withRedis(measured.site, (redis) => redis.keys('vitals:*:*'));

test('answers 204 and counts the visit by page, metric and device', async () => {
  for (let count = 0; count < 20; count += 1) await measured.send(visit).expect(204, {});
  await measured.send({ ...visit, page: '/', device: 'desktop', lcp: 5000 }).expect(204);

  const { since, pages } = await measured.report();
  expect(since).toBe(today());
  expect(pages.map(({ path, label }) => [path, label])).toEqual([
    ['/about/', 'The page about'],
    ['/', 'The page home'],
  ]);
  const phone = await siteVitals('phone');
  expect(phone.visits).toBe(20);
  expect(phone.metrics[0]).toMatchObject({ metric: 'lcp', visits: 20, p75: { open: false } });
  // All values are in the bucket from 1750 to 1900.
  expect(phone.metrics[0]?.p75?.value).toBeGreaterThan(1750);
  expect(phone.metrics[0]?.p75?.value).toBeLessThanOrEqual(1900);
  expect(phone.metrics[0]?.weeks).toEqual([null, null, null, phone.metrics[0]?.p75]);
});

test('shows no number below 20 visits with a value', async () => {
  for (let count = 0; count < 19; count += 1) await measured.send(visit).expect(204);
  await measured.send({ page: '/', device: 'phone', ttfb: 10 }).expect(204);
  const { visits, metrics } = await siteVitals();
  expect(visits).toBe(20);
  expect(metrics.map(({ metric, visits: values, p75 }) => [metric, values, p75 === null])).toEqual([
    ['lcp', 19, true],
    ['inp', 19, true],
    ['cls', 19, true],
    ['ttfb', 20, false],
  ]);
});

test('counts a page requested without its slash as the same page', async () => {
  await measured.send({ ...visit, page: '/about' }).expect(204);
  expect((await measured.report()).pages.map(({ path }) => path)).toEqual(['/about/']);
});

test.each(['/admin', '/no-such-page', '/nothing/', '', '__proto__', '/about/?q=1'])(
  'answers 204 for the page %j and stores nothing',
  async (page) => {
    await measured.send({ ...visit, page }).expect(204);
    expect((await measured.report()).pages).toEqual([]);
    expect(await storedKeys()).toEqual([]);
  },
);

test('stores nothing of a visit without values', async () => {
  await measured.send({ page: '/', device: 'phone' }).expect(204);
  await measured.report();
  expect(await storedKeys()).toEqual([]);
});

test.each([
  ['a negative number', { lcp: -1 }],
  ['a number out of range', { lcp: 60_001 }],
  ['a CLS out of range', { cls: 10.1 }],
  ['text', { inp: '40' }],
  ['null', { ttfb: null }],
  ['an object', { ttfb: { $gt: 0 } }],
  ['another device', { device: 'watch' }],
  ['no device', { device: undefined }],
  ['a page that is not text', { page: 7 }],
  ['a long page', { page: `/${'a'.repeat(120)}` }],
])('answers 400 for %s and stores nothing', async (_, change) => {
  await measured.send({ ...visit, ...change }).expect(400);
  await measured.report();
  expect(await storedKeys()).toEqual([]);
});

test('answers 413 for a large body, with and without its length', async () => {
  await measured.send({ ...visit, page: 'x'.repeat(1000) }).expect(413);
  const { status } = await fetch(`${await measured.site.app.getUrl()}/api/vitals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Blob([JSON.stringify(visit)]).stream(),
    duplex: 'half',
  });
  expect(status).toBe(413);
});

test('answers 415 for another media type and 403 for another site', async () => {
  const post = () => measured.site.visit().post('/api/vitals');
  await post().type('text/plain').send(JSON.stringify(visit)).expect(415);
  await post().set('Origin', 'https://evil.example').send(visit).expect(403);
});

test('answers every body with 204 or 4xx, and stores only known pages and normalized paths', async () => {
  const shapes = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({
        page: fc.constantFrom('/', '/about/', '/nothing/'),
        device: fc.constantFrom('phone', 'tablet', 'desktop', ''),
        lcp: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.double(), fc.anything()),
        missing: fc.oneof(fc.string(), fc.webPath()),
        linked: fc.oneof(fc.boolean(), fc.anything()),
      })
      .map((body) => JSON.stringify(body)),
    // Always valid, so that there's something to store in every run.
    fc
      .record({
        device: fc.constant('phone'),
        missing: fc.webPath({ size: 'medium' }),
        linked: fc.boolean(),
      })
      .map((body) => JSON.stringify(body)),
  );
  await fc.assert(
    fc.asyncProperty(shapes, async (body) => {
      const visitor = measured.site.visit().post('/api/vitals').type('application/json');
      const { status } = await visitor.send(body);
      expect([204, 400, 413]).toContain(status);
    }),
    { numRuns: 300 },
  );
  await measured.report();
  await withRedis(measured.site, async (redis) => {
    const keys = await redis.keys('vitals:*');
    const expected =
      /^vitals:(?:since|missing-crowded|missing:[\d-]{10}:(?:linked|other)|[\d-]{10}:\/(?:about\/)?)$/;
    expect(keys.filter((key) => !expected.test(key))).toEqual([]);
    const lists = await Promise.all(
      keys.filter((key) => key.includes(':missing:')).map((key) => redis.zRange(key, 0, -1)),
    );
    const paths = lists.flat();
    // Otherwise, nothing would have been tested.
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => normalizeMissingPath(path) !== path)).toEqual([]);
  });
});

test('returns 401 for the report without a session', async () => {
  await measured.site.visit().get('/api/admin/vitals').expect(401);
});

test('keeps counting while Redis is unavailable, and stores it later', async () => {
  await measured.site.redis.kill();
  await measured.site.becomes('not ready');
  await measured.send(visit).expect(204);
  await measured.site.redis.run();
  await measured.site.becomes('ready');
  expect((await siteVitals()).visits).toBe(1);
});

test('reports while Redis is full', async () => {
  const setMemory = (bytes: string) =>
    withRedis(measured.site, (redis) => redis.configSet('maxmemory', bytes));
  await measured.send(visit).expect(204);
  expect((await siteVitals()).visits).toBe(1);
  await setMemory('1');
  expect((await siteVitals()).visits).toBe(1);
  await setMemory('0');
});

test('returns 503 if Redis refuses to read the counts', async () => {
  const setRights = (...rights: string[]) =>
    withRedis(measured.site, (redis) =>
      redis.sendCommand(['ACL', 'SETUSER', 'default', ...rights]),
    );
  await setRights('resetkeys', '~session:*');
  await measured.admin.get('/api/admin/vitals').expect(503, {
    error: 'The counts couldn’t be read from Redis. Try again in a minute. "make logs" shows why.',
  });
  await setRights('allkeys');
  await measured.report();
});

test('stores what was counted when the backend stops', async () => {
  const replica = await measured.site.replica();
  await replica.visit().post('/api/vitals').send(visit).expect(204);
  await replica.stop();
  expect((await siteVitals()).visits).toBe(1);
});

test('returns 503 without a list of pages, and counts nothing', async () => {
  const replica = await measured.site.replica({ PAGES_URL: 'http://127.0.0.1:1' });
  await replica
    .visit()
    .post('/api/vitals')
    .send({ ...visit, missing: '/old' })
    .expect(204);
  const { headers } = await measured.admin.get('/api/admin/vitals').expect(200);
  await replica
    .visit()
    .get('/api/admin/vitals')
    .set('Cookie', String(headers['set-cookie']).split(';')[0] ?? '')
    .expect(503);
  await replica.stop();
  expect(await measured.report()).toMatchObject({ pages: [], missing: [] });
});
