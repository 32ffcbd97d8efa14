import { isBoolean, isListOf, isNullOr, isNumber, isObjectWith, isOneOf, isText } from './shape.ts';

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
export interface Percentile {
  readonly value: number;
  /** Whether the histogram ends at `value`, and the percentile is higher. */
  readonly open: boolean;
}

/** A metric's percentile over the period. It's null below 20 visits: too few to tell. */
export interface MetricPercentile {
  readonly metric: Metric;
  readonly p75: Percentile | null;
}

/** One metric over the period. */
export interface MetricSummary extends MetricPercentile {
  /** Visits with a value. Only visits with an interaction have an INP. */
  readonly visits: number;
  /** The same for each of the four weeks, oldest first. */
  readonly weeks: readonly (Percentile | null)[];
}

export interface DeviceVitals<Summary extends MetricPercentile = MetricSummary> {
  readonly device: Device | 'all';
  readonly visits: number;
  readonly metrics: readonly Summary[];
}

export interface PageVitals {
  readonly path: string;
  readonly label: string;
  readonly devices: readonly DeviceVitals<MetricPercentile>[];
}

export interface MissingPath {
  readonly path: string;
  readonly visits: number;
  /** How many of these visits came from our own pages. */
  readonly linked: number;
}

/** `GET /api/admin/vitals`: the last 28 days, including today. */
export interface VitalsReport {
  /** The day when counting began, `YYYY-MM-DD` in UTC. Later than the period's first day on a young site. */
  readonly since: string;
  /** The period's first day. */
  readonly from: string;
  /** All pages together. */
  readonly site: readonly DeviceVitals[];
  /** Pages with visits, most first. */
  readonly pages: readonly PageVitals[];
  /** At most 40, those with the most visits first. */
  readonly missing: readonly MissingPath[];
  /** Whether rare missing paths aren't counted, because there were too many. */
  readonly crowded: boolean;
}

const isPercentile = isNullOr(isObjectWith<Percentile>({ value: isNumber, open: isBoolean }));

const metricPercentile = { metric: isOneOf(...metrics), p75: isPercentile };

const isMetricSummary = isObjectWith<MetricSummary>({
  ...metricPercentile,
  visits: isNumber,
  weeks: isListOf(isPercentile),
});

const deviceVitals = { device: isOneOf('all', ...devices), visits: isNumber };

export const isVitalsReport = isObjectWith<VitalsReport>({
  since: isText,
  from: isText,
  site: isListOf(
    isObjectWith<DeviceVitals>({ ...deviceVitals, metrics: isListOf(isMetricSummary) }),
  ),
  pages: isListOf(
    isObjectWith<PageVitals>({
      path: isText,
      label: isText,
      devices: isListOf(
        isObjectWith<DeviceVitals<MetricPercentile>>({
          ...deviceVitals,
          metrics: isListOf(isObjectWith<MetricPercentile>(metricPercentile)),
        }),
      ),
    }),
  ),
  missing: isListOf(
    isObjectWith<MissingPath>({ path: isText, visits: isNumber, linked: isNumber }),
  ),
  crowded: isBoolean,
});
