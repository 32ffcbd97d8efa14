import type { Device, Metric } from './beacon.ts';
import { isBoolean, isListOf, isNullOr, isNumber, isObjectWith, isOneOf, isText } from './shape.ts';

export const metrics = ['lcp', 'inp', 'cls', 'ttfb'] as const satisfies readonly Metric[];

export const devices = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

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

/** One metric over the period. A percentile is null below 20 visits: too few to tell. */
export interface MetricSummary {
  readonly metric: Metric;
  /** Visits with a value. Only visits with an interaction have an INP. */
  readonly visits: number;
  readonly p75: Percentile | null;
  /** The same for each of the four weeks, oldest first. */
  readonly weeks: readonly (Percentile | null)[];
}

export interface DeviceVitals {
  readonly device: Device | 'all';
  readonly visits: number;
  readonly metrics: readonly MetricSummary[];
}

export interface PageVitals {
  readonly path: string;
  readonly label: string;
  readonly devices: readonly DeviceVitals[];
}

export interface MissingPath {
  readonly path: string;
  readonly visits: number;
  /** How many of these visits came from a link on our own pages. */
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
  /** At most 20, those that our own pages link to first. */
  readonly missing: readonly MissingPath[];
  /** Whether rare missing paths aren't counted, because there were too many. */
  readonly crowded: boolean;
}

const isPercentile = isNullOr(isObjectWith<Percentile>({ value: isNumber, open: isBoolean }));

const isDeviceVitals = isObjectWith<DeviceVitals>({
  device: isOneOf('all', ...devices),
  visits: isNumber,
  metrics: isListOf(
    isObjectWith<MetricSummary>({
      metric: isOneOf(...metrics),
      visits: isNumber,
      p75: isPercentile,
      weeks: isListOf(isPercentile),
    }),
  ),
});

export const isVitalsReport = isObjectWith<VitalsReport>({
  since: isText,
  from: isText,
  site: isListOf(isDeviceVitals),
  pages: isListOf(
    isObjectWith<PageVitals>({
      path: isText,
      label: isText,
      devices: isListOf(isDeviceVitals),
    }),
  ),
  missing: isListOf(
    isObjectWith<MissingPath>({ path: isText, visits: isNumber, linked: isNumber }),
  ),
  crowded: isBoolean,
});
