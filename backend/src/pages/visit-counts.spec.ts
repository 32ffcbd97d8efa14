import { expect, test } from '@jest/globals';
import { devices, metrics } from 'shared/vitals';
import { bucketCount, upperEnds } from './buckets.ts';
import { Counters, countersOf } from './visit-counts.ts';

/** The hash that Redis would store for these counters. */
function stored(counters: readonly number[]): Record<string, string> {
  const counts = [...Map.groupBy(counters, (counter) => counter)];
  return Object.fromEntries(counts.map(([counter, same]) => [counter, String(same.length)]));
}

test('each device, metric and bucket has its own counter', () => {
  const histograms = devices.flatMap((device) =>
    metrics.flatMap((metric) =>
      Array.from({ length: bucketCount }, (_, bucket) => {
        const value = upperEnds[metric][bucket] ?? Infinity;
        return countersOf({ device, [metric]: value })[0];
      }),
    ),
  );
  const visits = devices.map((device) => countersOf({ device })[0]);
  const all = [...histograms, ...visits];
  expect(new Set(all).size).toBe(all.length);
});

test('reads back what was counted, and adds up days', () => {
  const counts = stored([
    ...countersOf({ device: 'phone', lcp: 250, ttfb: 5 }),
    ...countersOf({ device: 'phone', lcp: 250 }),
    ...countersOf({ device: 'desktop', lcp: 100 }),
  ]);
  const sum = new Counters();
  sum.addStored(counts);
  const other = new Counters();
  other.addStored(counts);
  sum.add(other);

  expect(sum.visits(['phone'])).toBe(4);
  expect(sum.visits(devices)).toBe(6);
  expect(sum.histogram(['phone'], 'lcp').slice(0, 3)).toEqual([0, 4, 0]);
  expect(sum.histogram(devices, 'lcp').slice(0, 3)).toEqual([2, 4, 0]);
  expect(sum.histogram(['tablet'], 'inp').every((count) => count === 0)).toBe(true);
});
