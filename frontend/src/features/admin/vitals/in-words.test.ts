import { describe, expect, test } from 'vitest';
import { metrics, thresholds } from 'shared/vitals';
import {
  inUnits,
  percentileInWords,
  periodInWords,
  ratingOf,
  visitsInWords,
} from './in-words';

describe('ratings', () =>
  test.each(metrics)(
    '%s is good up to the first threshold and poor above the second',
    (metric) => {
      const { good, poor } = thresholds[metric];
      expect(ratingOf(metric, { value: good, open: false })).toBe('fine');
      expect(ratingOf(metric, { value: good * 1.01, open: false })).toBe(
        'warning',
      );
      expect(ratingOf(metric, { value: poor, open: false })).toBe('warning');
      expect(ratingOf(metric, { value: poor * 1.01, open: false })).toBe(
        'error',
      );
      expect(ratingOf(metric, { value: poor, open: true })).toBe('error');
    },
  ));

test.each([
  ['lcp', 2401, '2.5 s'],
  ['lcp', 2540, '2.6 s'],
  ['lcp', 3000, '3 s'],
  ['ttfb', 1815, '1.9 s'],
  ['inp', 56.4, '57 ms'],
  ['cls', 0, '0'],
  ['cls', 0.0031, '0.004'],
  ['cls', 0.1, '0.1'],
  ['cls', 0.1045, '0.11'],
] as const)('%s %d is %s', (metric, value, text) =>
  expect(inUnits(metric, value)).toBe(text),
);

test.each(metrics)(
  '%s above a threshold never looks like the threshold',
  (metric) => {
    for (const threshold of Object.values(thresholds[metric])) {
      expect(inUnits(metric, threshold * 1.0001)).not.toBe(
        inUnits(metric, threshold),
      );
      expect(inUnits(metric, threshold * 0.9999)).toBe(
        inUnits(metric, threshold),
      );
    }
  },
);

test('says when there are too few visits, and when the value is beyond the histogram', () => {
  expect(percentileInWords('lcp', null)).toBe('Too few to tell');
  expect(percentileInWords('lcp', { value: 15_000, open: true })).toBe(
    'over 15 s',
  );
});

test('counts visits', () =>
  expect([0, 1, 1200].map(visitsInWords)).toEqual([
    '0 visits',
    '1 visit',
    '1,200 visits',
  ]));

test('says since when it counts', () => {
  expect(periodInWords({ since: '2026-11-10', from: '2026-10-26' })).toBe(
    'Counting began on Nov 10, 2026, less than 28 days ago.',
  );
  expect(periodInWords({ since: '2026-01-02', from: '2026-10-26' })).toBe(
    'The last 28 days, since Oct 26, 2026.',
  );
});
