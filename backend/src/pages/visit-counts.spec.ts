import { expect, test } from '@jest/globals';
import { devices, metrics } from 'shared/vitals';
import { bucketCount, upperEnds } from './buckets.ts';
import { countersOf } from './visit-counts.ts';

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
