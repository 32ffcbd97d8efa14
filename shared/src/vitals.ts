import * as is from './shape.ts';

/** What the browser measures, by the name that it's sent with. */
export const metrics = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type Metric = (typeof metrics)[number];

export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/**
 * Google's thresholds: up to `good` is good, above `poor` is poor.
 * https://web.dev/articles/vitals
 */
export const thresholds: Readonly<
  Record<Metric, { good: number; poor: number }>
> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  ttfb: { good: 800, poor: 1800 },
};

/** The 75th percentile, estimated from a histogram. */
const isPercentile = is.objectWith({
  value: is.number,
  /** Whether the histogram ends at `value`, and the percentile is higher. */
  open: is.boolean,
});
export type Percentile = is.Checked<typeof isPercentile>;

/**
 * A metric's percentile over the period. It's null below 20 visits: too few to
 * tell.
 */
const metricPercentile = {
  metric: is.oneOf(...metrics),
  p75: is.nullable(isPercentile),
};
const isMetricPercentile = is.objectWith(metricPercentile);
export type MetricPercentile = is.Checked<typeof isMetricPercentile>;

/** One metric over the period. */
const isMetricSummary = is.objectWith({
  ...metricPercentile,
  /** Visits with a value. Only visits with an interaction have an INP. */
  visits: is.number,
  /** The percentile of each of the four weeks, oldest first. */
  weeks: is.listOf(is.nullable(isPercentile)),
});
export type MetricSummary = is.Checked<typeof isMetricSummary>;

const isDeviceVitals = <Summary>(
  isSummary: (value: unknown) => value is Summary,
) =>
  is.objectWith({
    device: is.oneOf('all', ...devices),
    visits: is.number,
    metrics: is.listOf(isSummary),
  });
export type DeviceVitals<Summary extends MetricPercentile = MetricSummary> =
  is.Checked<ReturnType<typeof isDeviceVitals<Summary>>>;

const isPageVitals = is.objectWith({
  path: is.text,
  label: is.text,
  devices: is.listOf(isDeviceVitals(isMetricPercentile)),
});
export type PageVitals = is.Checked<typeof isPageVitals>;

const isMissingPath = is.objectWith({
  path: is.text,
  visits: is.number,
  /** How many of these visits came from our own pages. */
  linked: is.number,
});
export type MissingPath = is.Checked<typeof isMissingPath>;

/** `GET /api/admin/vitals`: the last 28 days, including today. */
export const isVitalsReport = is.objectWith({
  /**
   * The day when counting began, `YYYY-MM-DD` in UTC. Later than the period's
   * first day on a young site.
   */
  since: is.text,
  /** The period's first day. */
  from: is.text,
  /** All pages together. */
  site: is.listOf(isDeviceVitals(isMetricSummary)),
  /** Pages with visits, most first. */
  pages: is.listOf(isPageVitals),
  /** At most 40, those with the most visits first. */
  missing: is.listOf(isMissingPath),
  /** Whether rare missing paths aren't counted, because there were too many. */
  crowded: is.boolean,
});
export type VitalsReport = is.Checked<typeof isVitalsReport>;
