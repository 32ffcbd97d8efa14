import {
  type Metric,
  type MetricSummary,
  type Percentile,
  thresholds,
  type VitalsReport,
} from 'shared/vitals';

export const tooFew = 'Too few to tell';

export const names: Readonly<Record<Metric, string>> = {
  lcp: 'Main content shown (LCP)',
  inp: 'Reaction to a tap or key (INP)',
  cls: 'Layout shifts (CLS)',
  ttfb: 'First byte (TTFB)',
};

/** A quarter more is more than chance. */
const worseBy = 1.25;

/**
 * Whether the last week was worse than the one before, and not as good as
 * anyone needs.
 */
export function gotWorse({ metric, weeks }: MetricSummary): boolean {
  const [before, last] = weeks.slice(-2);
  if (!before || !last) return false;
  return (
    last.value >= before.value * worseBy && ratingOf(metric, last) !== 'fine'
  );
}

export const ratings = {
  fine: 'Good',
  warning: 'Needs improvement',
  error: 'Poor',
};

/** Google's rating, as the grade of a mark. */
export function ratingOf(
  metric: Metric,
  { value, open }: Percentile,
): keyof typeof ratings {
  const { good, poor } = thresholds[metric];
  if (value > poor || (open && value >= poor)) return 'error';
  return value > good ? 'warning' : 'fine';
}

/**
 * Rounded up to a fraction of 1, as a value above a threshold must not look
 * like the threshold.
 */
function roundUp(value: number, parts: number): number {
  // 0.07 * 100 is 7.000000000000001.
  return Math.ceil(Number((value * parts).toFixed(6))) / parts;
}

/**
 * `1.8 s`, `180 ms` or, for CLS, `0.05`. Not more precise than the buckets that
 * it's estimated from.
 */
export function inUnits(metric: Metric, value: number): string {
  if (metric === 'cls')
    return String(roundUp(value, value < 0.01 ? 1000 : 100));
  const milliseconds = roundUp(value, 1);
  return milliseconds < 1000
    ? `${milliseconds} ms`
    : `${roundUp(value / 1000, 10)} s`;
}

export function percentileInWords(
  metric: Metric,
  percentile: Percentile | null,
): string {
  if (!percentile) return tooFew;
  const value = inUnits(metric, percentile.value);
  return percentile.open ? `over ${value}` : value;
}

export function thresholdsInWords(metric: Metric): string {
  const { good, poor } = thresholds[metric];
  return `Good up to ${inUnits(metric, good)}, poor above ${inUnits(metric, poor)}.`;
}

export const visitsInWords = (visits: number): string =>
  visits === 1 ? '1 visit' : `${visits.toLocaleString('en-US')} visits`;

const date = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** What the numbers cover: 28 days, or less since counting began. */
export const periodInWords = ({
  since,
  from,
}: Pick<VitalsReport, 'since' | 'from'>): string =>
  since > from
    ? `Counting began on ${date.format(new Date(since))}, less than 28 days ago.`
    : `The last 28 days, since ${date.format(new Date(from))}.`;
