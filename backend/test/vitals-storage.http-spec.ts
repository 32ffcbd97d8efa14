import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { longestPath } from 'shared/beacon';
import { devices, metrics } from 'shared/vitals';
import { bucketCount, upperEnds } from '../src/vitals/buckets.ts';
import { MissingPaths, mostPaths } from '../src/vitals/missing-paths.ts';
import { periodDays } from '../src/vitals/period.ts';
import { VisitCounts } from '../src/vitals/visit-counts.ts';
import { withRedis } from './support/admin.ts';
import { MeasuredSite } from './support/measured-site.ts';

let measured: MeasuredSite;

beforeAll(async () => {
  measured = await MeasuredSite.open();
});

beforeEach(() => measured.clear());

afterAll(() => measured.close());

async function visit(missing: string, linked = false, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await measured.send({ device: 'phone', missing, linked }).expect(204);
  }
}

const counts = () => measured.site.app.get(MissingPaths, { strict: false });

test('lists missing paths by visits, those that visitors reached from our own pages first', async () => {
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

test.each([
  '/about',
  '/about/',
  '/',
  'old',
  '//evil.example',
  '/ann@example.com',
  '/tel/7325550101',
])('does not count %j', async (path) => {
  await visit(path);
  expect((await measured.report()).missing).toEqual([]);
});

test('keeps what is often requested during a flood of made-up paths', async () => {
  const now = Date.now();
  const paths = counts();
  for (let count = 0; count < 3; count += 1) paths.add('/old-page', false, now);
  paths.add('/broken-link', true, now);
  for (let batch = 0; batch < 10; batch += 1) {
    for (let count = 0; count < 2 * mostPaths; count += 1) {
      paths.add(`/made-up-${batch}-${count}`, false, now);
    }
    await paths.flush();
  }
  const { missing, crowded } = await measured.report();
  expect(crowded).toBe(true);
  expect(missing).toHaveLength(20);
  expect(missing.slice(0, 2)).toEqual([
    { path: '/broken-link', visits: 1, linked: 1 },
    { path: '/old-page', visits: 3, linked: 0 },
  ]);
  const sizes = await withRedis(measured.site, async (redis) => {
    const keys = await redis.keys('vitals:missing:*');
    return Promise.all(keys.map((key) => redis.zCard(key)));
  });
  expect(Math.max(...sizes)).toBe(mostPaths);
});

test('makes room for a new path when the list is full of others', async () => {
  const now = Date.now();
  const paths = counts();
  for (let count = 0; count < mostPaths; count += 1) {
    for (let visits = 0; visits < 2; visits += 1) paths.add(`/made-up-${count}`, true, now);
  }
  await paths.flush();
  for (let visits = 0; visits < 3; visits += 1) {
    paths.add('/broken-link', true, now);
    await paths.flush();
  }
  const { missing, crowded } = await measured.report();
  expect(crowded).toBe(true);
  // Its first visit only made room.
  expect(missing.find(({ path }) => path === '/broken-link')?.visits).toBe(2);
  expect(missing[0]?.visits).toBe(2);
});

const day = 24 * 60 * 60 * 1000;
const year = 365;

/** Twice as many as the largest example has. */
const pages = 70;

const largestSize = 5_000_000;

/** Redis's own tables, per key, rounded up. */
const tables = 100;

/** A visit with each device in each bucket: a page's day can't take more memory. */
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

test('a busy year takes less than 5 MB, and only the last 28 days are kept', async () => {
  const visits = measured.site.app.get(VisitCounts, { strict: false });
  const missing = measured.site.app.get(MissingPaths, { strict: false });
  const now = Date.now();
  for (let ago = year - 1; ago >= 0; ago -= 1) {
    const time = now - ago * day;
    for (let page = 0; page < pages; page += 1) {
      const path = `/a-page-with-a-long-address-${page}/`;
      // Older days are deleted in any case, so a single visit will do.
      if (ago < periodDays + 2) fillDay(visits, path, time);
      else visits.add(path, { device: 'phone', lcp: 900 }, time);
    }
    for (let count = 0; count < 150; count += 1) {
      const path = `/${ago}/${count}/`.padEnd(longestPath, 'x');
      missing.add(path, count % 2 === 0, time);
      missing.add(path, count % 2 === 1, time);
    }
    await Promise.all([visits.flush(), missing.flush()]);
  }

  await withRedis(measured.site, async (redis) => {
    const keys = await redis.keys('vitals:*');
    const days = new Set(keys.flatMap((key) => /\d{4}-\d\d-\d\d/.exec(key) ?? []));
    expect(days.size).toBe(periodDays);
    const perDay = pages + 2;
    const dated = keys.filter((key) => /\d{4}-/.test(key));
    expect(dated).toHaveLength(periodDays * perDay);
    for (const key of dated) expect(await redis.ttl(key)).toBeGreaterThan(0);

    const sizes = await Promise.all(keys.map((key) => redis.memoryUsage(key, { SAMPLES: 0 })));
    const total = sizes.reduce<number>((sum, size) => sum + (size ?? 0) + tables, 0);
    console.log(`A busy year takes ${total} bytes in ${keys.length} keys.`);
    expect(total).toBeLessThan(largestSize);

    // More visits take no more memory.
    const before = total;
    for (let page = 0; page < pages; page += 1) {
      for (let round = 0; round < 10; round += 1) {
        fillDay(visits, `/a-page-with-a-long-address-${page}/`, now);
      }
    }
    await visits.flush();
    const after = await Promise.all(keys.map((key) => redis.memoryUsage(key, { SAMPLES: 0 })));
    expect(after.reduce<number>((sum, size) => sum + (size ?? 0) + tables, 0)).toBe(before);
  });
}, 120_000);
