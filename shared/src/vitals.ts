import {
  type Checked,
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isObjectWith,
  isOneOf,
  isText,
} from './shape.ts';

/** What the browser measures, by the name that it's sent with. */
export const metrics = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type Metric = (typeof metrics)[number];

export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Google's thresholds: up to `good` is good, above `poor` is poor. https://web.dev/articles/vitals */
export const thresholds: Readonly<Record<Metric, { good: number; poor: number }>> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  ttfb: { good: 800, poor: 1800 },
};

/** The 75th percentile, estimated from a histogram. */
const isPercentile = isObjectWith({
  value: isNumber,
  /** Whether the histogram ends at `value`, and the percentile is higher. */
  open: isBoolean,
});
export type Percentile = Checked<typeof isPercentile>;

/** A metric's percentile over the period. It's null below 20 visits: too few to tell. */
const metricPercentile = { metric: isOneOf(...metrics), p75: isNullOr(isPercentile) };
const isMetricPercentile = isObjectWith(metricPercentile);
export type MetricPercentile = Checked<typeof isMetricPercentile>;

/** One metric over the period. */
const isMetricSummary = isObjectWith({
  ...metricPercentile,
  /** Visits with a value. Only visits with an interaction have an INP. */
  visits: isNumber,
  /** The percentile of each of the four weeks, oldest first. */
  weeks: isListOf(isNullOr(isPercentile)),
});
export type MetricSummary = Checked<typeof isMetricSummary>;

const isDeviceVitals = <Summary>(isSummary: (value: unknown) => value is Summary) =>
  isObjectWith({
    device: isOneOf('all', ...devices),
    visits: isNumber,
    metrics: isListOf(isSummary),
  });
export type DeviceVitals<Summary extends MetricPercentile = MetricSummary> = Checked<
  ReturnType<typeof isDeviceVitals<Summary>>
>;

const isPageVitals = isObjectWith({
  path: isText,
  label: isText,
  devices: isListOf(isDeviceVitals(isMetricPercentile)),
});
export type PageVitals = Checked<typeof isPageVitals>;

const isMissingPath = isObjectWith({
  path: isText,
  visits: isNumber,
  /** How many of these visits came from our own pages. */
  linked: isNumber,
});
export type MissingPath = Checked<typeof isMissingPath>;

/** `GET /api/admin/vitals`: the last 28 days, including today. */
export const isVitalsReport = isObjectWith({
  /** The day when counting began, `YYYY-MM-DD` in UTC. Later than the period's first day on a young site. */
  since: isText,
  /** The period's first day. */
  from: isText,
  /** All pages together. */
  site: isListOf(isDeviceVitals(isMetricSummary)),
  /** Pages with visits, most first. */
  pages: isListOf(isPageVitals),
  /** At most 40, those with the most visits first. */
  missing: isListOf(isMissingPath),
  /** Whether rare missing paths aren't counted, because there were too many. */
  crowded: isBoolean,
});
export type VitalsReport = Checked<typeof isVitalsReport>;
