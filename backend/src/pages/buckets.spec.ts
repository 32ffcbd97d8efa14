import { describe, expect, test } from '@jest/globals';
import { metrics, thresholds } from 'shared/vitals';
import {
  bucketCount,
  bucketOf,
  minVisits,
  percentile75,
  upperEnds,
} from './buckets.ts';

describe.each(metrics)('%s', (metric) => {
  test('has increasing buckets that include Google’s thresholds', () => {
    const ends = upperEnds[metric];
    expect(ends).toHaveLength(bucketCount - 1);
    expect(ends).toEqual([...new Set(ends)].sort((one, other) => one - other));
    expect(ends).toContain(thresholds[metric].good);
    expect(ends).toContain(thresholds[metric].poor);
  });

  test('a bucket includes its upper end', () => {
    for (const [bucket, end] of upperEnds[metric].entries()) {
      expect(bucketOf(metric, end)).toBe(bucket);
      expect(bucketOf(metric, Math.max(end * 1.0001, Number.MIN_VALUE))).toBe(
        bucket + 1,
      );
    }
    expect(bucketOf(metric, 0)).toBe(0);
  });

  test('estimates the percentile within its bucket', () => {
    const { good, poor } = thresholds[metric];
    const values = Array.from(
      { length: 200 },
      (_, index) => (poor * 1.2 * index) / 200,
    );
    const histogram = new Array<number>(bucketCount).fill(0);
    for (const value of values) {
      const bucket = bucketOf(metric, value);
      histogram[bucket] = (histogram[bucket] ?? 0) + 1;
    }
    const exact = values[149] ?? NaN;
    const estimate = percentile75(metric, histogram);
    expect(estimate?.open).toBe(false);
    expect(bucketOf(metric, estimate?.value ?? NaN)).toBe(
      bucketOf(metric, exact),
    );
    expect((estimate?.value ?? NaN) > good).toBe(exact > good);
  });
});

function histogramWith(count: number, bucket: number): number[] {
  const histogram = new Array<number>(bucketCount).fill(0);
  histogram[bucket] = count;
  return histogram;
}

test('has no percentile of too few visits', () => {
  expect(percentile75('lcp', histogramWith(minVisits - 1, 3))).toBeNull();
  expect(percentile75('lcp', histogramWith(minVisits, 3))).not.toBeNull();
  expect(percentile75('lcp', [])).toBeNull();
});

test('says when the percentile is beyond the histogram', () =>
  expect(percentile75('lcp', histogramWith(100, bucketCount - 1))).toEqual({
    value: 15_000,
    open: true,
  }));

test('shows 0 without layout shifts, but not with tiny ones', () => {
  expect(percentile75('cls', histogramWith(100, bucketOf('cls', 0)))).toEqual({
    value: 0,
    open: false,
  });
  expect(bucketOf('cls', 0.001)).toBe(1);
});
