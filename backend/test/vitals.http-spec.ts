import { beforeEach, describe, expect, test } from '@jest/globals';
import { longestPath } from 'shared/beacon';
import { devices, type DeviceVitals, metrics } from 'shared/vitals';
import { bucketCount, upperEnds } from '../src/pages/buckets.ts';
import { MissingPaths, maxPaths } from '../src/pages/missing-paths.ts';
import { periodDays } from '../src/pages/period.ts';
import { VisitCounts } from '../src/pages/visit-counts.ts';
import { measuredSite } from './support/measured-site.ts';

const measured = await measuredSite();
const day = 24 * 60 * 60 * 1000;

beforeEach(() => measured.clear());

describe('visits', () => {
  const visit = {
    page: '/about/',
    device: 'phone',
    lcp: 1900,
    inp: 40,
    cls: 0,
    ttfb: 90,
  } as const;

  const today = () => new Date().toISOString().slice(0, 10);

  async function siteVitals(
    device: DeviceVitals['device'] = 'all',
  ): Promise<DeviceVitals> {
    const { site } = await measured.report();
    const vitals = site.find((one) => one.device === device);
    if (!vitals) throw new Error(`There are no vitals for ${device}.`);
    return vitals;
  }

  const storedKeys = () =>
    measured.site.withRedis((redis) => redis.keys('vitals:*:*'));

  test('answers 204 and counts the visit by page, week, metric and device', async () => {
    const lastWeek = Date.now() - 8 * day;
    for (let count = 0; count < 20; count += 1) {
      await measured.send(visit).expect(204, {});
      measured.site.app
        .get(VisitCounts, { strict: false })
        .add('/about/', visit, lastWeek);
    }
    await measured
      .send({ ...visit, page: '/', device: 'desktop', lcp: 5000 })
      .expect(204);

    const { since, pages } = await measured.report();
    expect(since).toBe(today());
    expect(pages.map(({ path, label }) => [path, label])).toEqual([
      ['/about/', 'The page about'],
      ['/', 'The page home'],
    ]);
    const phone = await siteVitals('phone');
    expect(phone.visits).toBe(40);
    expect(phone.metrics[0]).toMatchObject({
      metric: 'lcp',
      visits: 40,
      p75: { open: false },
    });
    // All values are in the bucket from 1750 to 1900.
    expect(phone.metrics[0]?.p75?.value).toBeGreaterThan(1750);
    expect(phone.metrics[0]?.p75?.value).toBeLessThanOrEqual(1900);
    const { p75, weeks } = phone.metrics[0] ?? {};
    expect(weeks).toEqual([null, null, p75, p75]);
    expect((await siteVitals('tablet')).visits).toBe(0);
  });

  test('shows no number below 20 visits with a value', async () => {
    for (let count = 0; count < 19; count += 1)
      await measured.send(visit).expect(204);
    await measured.send({ page: '/', device: 'phone', ttfb: 10 }).expect(204);
    const { visits, metrics } = await siteVitals();
    expect(visits).toBe(20);
    expect(
      metrics.map(({ metric, visits: values, p75 }) => [
        metric,
        values,
        p75 === null,
      ]),
    ).toEqual([
      ['lcp', 19, true],
      ['inp', 19, true],
      ['cls', 19, true],
      ['ttfb', 20, false],
    ]);
  });

  test.each([
    [204, { page: '/admin' }],
    [204, { page: '/no-such-page' }],
    [204, { page: '/nothing/' }],
    [204, { page: '' }],
    [204, { page: '__proto__' }],
    [204, { page: '/about/?q=1' }],
    // A visit without values.
    [204, { lcp: undefined, inp: undefined, cls: undefined, ttfb: undefined }],
    [400, { lcp: 60_001 }],
    [400, { cls: 10.1 }],
    [400, { inp: '40' }],
    [400, { ttfb: { $gt: 0 } }],
    [400, { device: 'watch' }],
    [400, { page: `/${'a'.repeat(120)}` }],
  ])(
    'answers %i for a visit with %j and stores nothing',
    async (status, change) => {
      await measured.send({ ...visit, ...change }).expect(status);
      expect((await measured.report()).pages).toEqual([]);
      expect(await storedKeys()).toEqual([]);
    },
  );

  test('answers 429 after sixty invalid visits from one address', async () => {
    const visitor = measured.site.visit();
    const send = (page: unknown) =>
      visitor.post('/api/vitals').send({ ...visit, page });
    for (let count = 0; count < 60; count += 1) await send(7).expect(400);
    await send(7).expect(429);
    const refused = await send('/about/').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(9 * 60);
  });

  test('answers 415 for another media type and 403 for another site', async () => {
    const post = () => measured.site.visit().post('/api/vitals');
    await post().type('text/plain').send(JSON.stringify(visit)).expect(415);
    await post().set('Origin', 'https://evil.example').send(visit).expect(403);
  });

  test('keeps counting while Redis is unavailable, and stores it later', async () => {
    await measured.site.redis.kill();
    await measured.site.becomes('not ready');
    await measured.send(visit).expect(204);
    await measured.site.restartRedis();
    expect((await siteVitals()).visits).toBe(1);
  });

  test('reports while Redis is full', async () => {
    const setMemory = (bytes: string) =>
      measured.site.withRedis((redis) => redis.configSet('maxmemory', bytes));
    await measured.send(visit).expect(204);
    expect((await siteVitals()).visits).toBe(1);
    await setMemory('1');
    expect((await siteVitals()).visits).toBe(1);
    await setMemory('0');
  });

  test('returns 503 if Redis refuses to read the counts', async () => {
    const setRights = (...rights: string[]) =>
      measured.site.withRedis((redis) =>
        redis.sendCommand(['ACL', 'SETUSER', 'default', ...rights]),
      );
    await setRights('resetkeys', '~session:*');
    await measured.admin.get('/api/admin/vitals').expect(503, {
      error:
        'The counts couldn’t be read from Redis. Try again in a minute. "make logs" shows why.',
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
    const replica = await measured.site.replica({
      PAGES_URL: 'http://127.0.0.1:1',
    });
    await replica
      .visit()
      .post('/api/vitals')
      .send({ ...visit, missing: '/old' })
      .expect(204);
    const { headers } = await measured.admin
      .get('/api/admin/vitals')
      .expect(200);
    await replica
      .visit()
      .get('/api/admin/vitals')
      .set('Cookie', String(headers['set-cookie']).split(';')[0] ?? '')
      .expect(503);
    await replica.stop();
    expect(await measured.report()).toMatchObject({ pages: [], missing: [] });
  });
});

describe('missing paths and storage', () => {
  async function visit(
    missing: string,
    linked = false,
    times = 1,
  ): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await measured.send({ device: 'phone', missing, linked }).expect(204);
    }
  }

  const counts = () => measured.site.app.get(MissingPaths, { strict: false });

  test('lists missing paths that our own pages link to, then others, each by visits', async () => {
    await visit('/old-page', false, 3);
    await visit('/typo/', false, 2);
    await visit('/typo?patient=Ann');
    await visit('/broken-link', true);
    await visit('/broken-link');
    const { missing, crowded } = await measured.report();
    expect(missing).toEqual([
      { path: '/broken-link', visits: 2, linked: 1 },
      { path: '/old-page', visits: 3, linked: 0 },
      { path: '/typo', visits: 3, linked: 0 },
    ]);
    expect(crowded).toBe(false);
    expect(await measured.site.dumpRedis()).not.toContain('Ann');
  });

  test("one network counts once a day for a path, and can't fill the list with links that it made up", async () => {
    await visit('/old-page', false, 5);
    const sent: PromiseLike<unknown>[] = [];
    for (let network = 0; network < 20; network += 1) {
      const visitor = measured.site.visit();
      for (let path = 0; path < 25; path += 1) {
        // Each network begins with another path.
        const missing = `/made-up-${(path + network) % 25}`;
        const beacon = { device: 'phone', missing, linked: true };
        sent.push(visitor.post('/api/vitals').send(beacon).expect(204));
      }
    }
    await Promise.all(sent);
    const { missing } = await measured.report();
    expect(missing.map(({ path }) => path)).toContain('/old-page');
    expect(missing.reduce((sum, { visits }) => sum + visits, 0)).toBe(
      5 + 20 * 5,
    );
  });

  test.each(['/about', '/about/', '/', '/ann@example.com'])(
    'does not count %j',
    async (path) => {
      await visit(path);
      expect((await measured.report()).missing).toEqual([]);
    },
  );

  test('keeps what is often requested during a flood of made-up paths', async () => {
    const now = Date.now();
    const paths = counts();
    for (let count = 0; count < 3; count += 1)
      paths.add('/old-page', false, now);
    paths.add('/broken-link', true, now);
    for (let batch = 0; batch < 10; batch += 1) {
      for (let count = 0; count < 2 * maxPaths; count += 1) {
        paths.add(`/made-up-${batch}-${count}`, false, now);
      }
      await paths.flush();
    }
    const { missing, crowded } = await measured.report();
    expect(crowded).toBe(true);
    expect(missing).toHaveLength(40);
    expect(missing.slice(0, 2)).toEqual([
      { path: '/broken-link', visits: 1, linked: 1 },
      { path: '/old-page', visits: 3, linked: 0 },
    ]);
    const sizes = await measured.site.withRedis(async (redis) => {
      const keys = await redis.keys('vitals:missing:*');
      return Promise.all(keys.map((key) => redis.zCard(key)));
    });
    expect(Math.max(...sizes)).toBe(maxPaths);
  });

  test('makes room for a new path when the list is full of others', async () => {
    const now = Date.now();
    const paths = counts();
    for (let count = 0; count < maxPaths; count += 1) {
      for (let visits = 0; visits < 2; visits += 1)
        paths.add(`/made-up-${count}`, true, now);
    }
    await paths.flush();
    for (let visits = 0; visits < 3; visits += 1) {
      paths.add('/broken-link', true, now);
      await paths.flush();
    }
    const { missing, crowded } = await measured.report();
    expect(crowded).toBe(true);
    // The first visit of the broken link only made room.
    expect(missing.find(({ path }) => path === '/broken-link')?.visits).toBe(2);
    expect(missing[0]?.visits).toBe(2);
  });

  /** Twice as many pages as the largest example has. */
  const pages = 70;

  const largestSize = 8_000_000;

  /** Redis's own tables, per key, rounded up. */
  const tables = 100;

  /**
   * A visit with each device in each bucket: more visits take hardly more
   * memory.
   */
  function fillDay(visits: VisitCounts, page: string, time: number): void {
    for (const device of devices) {
      for (let bucket = 0; bucket < bucketCount; bucket += 1) {
        const values = metrics.map((metric) => {
          const ends = upperEnds[metric];
          return [metric, ends[bucket] ?? (ends.at(-1) ?? 0) * 2] as const;
        });
        visits.add(page, { device, page, ...Object.fromEntries(values) }, time);
      }
    }
  }

  test('28 busy days take less than 8 MB, and expire', async () => {
    const visits = measured.site.app.get(VisitCounts, { strict: false });
    const missing = measured.site.app.get(MissingPaths, { strict: false });
    const now = Date.now();
    fillDay(visits, '/a-page-with-a-long-address/', now);
    for (let count = 0; count < 2 * maxPaths; count += 1) {
      const path = `/${count}/`.padEnd(longestPath, 'x');
      for (const linked of [true, false]) missing.add(path, linked, now);
    }
    await Promise.all([visits.flush(), missing.flush()]);
    await measured.site.withRedis(async (redis) => {
      const keys = (await redis.keys('vitals:*'))
        .filter((key) => /\d{4}-/.test(key))
        .toSorted();
      const kinds = keys.map((key) => key.split(':')[1]);
      expect(kinds).toEqual(['missing', 'missing', 'page']);
      const used = keys.map(async (key) => {
        // period.spec.ts has how long the last day is kept.
        expect(await redis.ttl(key)).toBeGreaterThan(26 * 24 * 60 * 60);
        return ((await redis.memoryUsage(key, { SAMPLES: 0 })) ?? 0) + tables;
      });
      const [linked = NaN, other = NaN, page = NaN] = await Promise.all(used);
      expect(periodDays * (linked + other + pages * page)).toBeLessThan(
        largestSize,
      );
    });
  });
});
