import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { longestPath } from 'shared/beacon';
import { devices, metrics } from 'shared/vitals';
import { bucketCount, upperEnds } from '../src/vitals/buckets.ts';
import { MissingPaths } from '../src/vitals/missing-paths.ts';
import { periodDays } from '../src/vitals/period.ts';
import { VisitCounts } from '../src/vitals/visit-counts.ts';
import { withRedis } from './support/admin.ts';
import { Site } from './support/site.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365;

/** Twice as many as the largest example has. */
const pages = 70;

const largestSize = 5_000_000;

/** Redis's own tables, per key, rounded up. */
const tables = 100;

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

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
  const visits = site.app.get(VisitCounts, { strict: false });
  const missing = site.app.get(MissingPaths, { strict: false });
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

  await withRedis(site, async (redis) => {
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
