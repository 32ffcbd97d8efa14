import type { Metric, Percentile } from 'shared/vitals';

/**
 * Each bucket includes its upper end. The last one has none. Google's
 * thresholds are among them, so the rating of a percentile is exact. Buckets
 * are narrow where values are common. A stored count only has its bucket's
 * number, so a change here needs a new name for the keys in `visit-counts.ts`.
 */
export const upperEnds: Readonly<Record<Metric, readonly number[]>> = {
  lcp: [
    200, 300, 400, 500, 600, 700, 800, 900, 1000, 1150, 1300, 1450, 1600, 1750,
    1900, 2050, 2200, 2350, 2500, 2700, 2900, 3200, 3600, 4000, 4500, 5000,
    6000, 7000, 8000, 10_000, 15_000,
  ],
  inp: [
    8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 96, 112, 128, 144, 160, 180, 200,
    225, 250, 275, 300, 350, 400, 450, 500, 600, 700, 850, 1000, 1500, 2500,
  ],
  // Most visits have no shifts, which isn't the same as nearly none.
  cls: [
    0, 0.001, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045,
    0.05, 0.055, 0.06, 0.065, 0.07, 0.075, 0.08, 0.09, 0.1, 0.115, 0.13, 0.15,
    0.175, 0.2, 0.225, 0.25, 0.3, 0.5, 1,
  ],
  ttfb: [
    10, 20, 30, 40, 50, 65, 80, 100, 120, 140, 160, 180, 200, 250, 300, 350,
    400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1500, 1800, 2200, 3000, 4500,
    8000,
  ],
};

export const bucketCount = 32;

export function bucketOf(metric: Metric, value: number): number {
  const ends = upperEnds[metric];
  const bucket = ends.findIndex((end) => value <= end);
  return bucket === -1 ? ends.length : bucket;
}

/** With fewer, a few unusual visits would decide the result. */
export const minVisits = 20;

/**
 * The 75th percentile of a histogram, as if the values in a bucket were evenly
 * spread. Null if there are too few to tell.
 */
export function percentile75(
  metric: Metric,
  histogram: readonly number[],
): Percentile | null {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  if (total < minVisits) return null;
  const rank = Math.ceil(total * 0.75);
  const ends = upperEnds[metric];
  let below = 0;
  for (const [bucket, upper] of ends.entries()) {
    const count = histogram[bucket] ?? 0;
    if (below + count >= rank) {
      const lower = ends[bucket - 1] ?? 0;
      const value = lower + ((upper - lower) * (rank - below)) / count;
      // Rounding must not change the rating.
      return { value: Math.min(value, upper), open: false };
    }
    below += count;
  }
  return { value: ends.at(-1) ?? 0, open: true };
}
