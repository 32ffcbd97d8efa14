import {
  type Device,
  devices,
  type DeviceVitals,
  type Metric,
  type MetricPercentile,
  metrics,
  type PageVitals,
} from 'shared/vitals';
import type { KnownPage } from './known-pages.ts';
import { percentile75 } from './buckets.ts';
import { Counters } from './visit-counts.ts';

/** Summaries for all devices together, then for each. */
const byDevice = <Summary extends MetricPercentile>(
  total: Counters,
  summaryOf: (metric: Metric, included: readonly Device[]) => Summary,
): DeviceVitals<Summary>[] =>
  (['all', ...devices] as const).map((device) => {
    const included = device === 'all' ? devices : [device];
    return {
      device,
      visits: total.visits(included),
      metrics: metrics.map((metric) => summaryOf(metric, included)),
    };
  });

/** The summaries of all pages together. */
export function summarizeSite(
  pages: readonly (readonly Counters[])[],
): DeviceVitals[] {
  const [first = []] = pages;
  const weeks = first.map((_, index) =>
    Counters.sum(pages.flatMap((page) => page[index] ?? [])),
  );
  const total = Counters.sum(weeks);
  return byDevice(total, (metric, included) => {
    const histogram = total.histogram(included, metric);
    return {
      metric,
      visits: histogram.reduce((sum, count) => sum + count, 0),
      p75: percentile75(metric, histogram),
      weeks: weeks.map((week) =>
        percentile75(metric, week.histogram(included, metric)),
      ),
    };
  });
}

function summarizePage(
  weeks: readonly Counters[],
): DeviceVitals<MetricPercentile>[] {
  const total = Counters.sum(weeks);
  return byDevice(total, (metric, included) => ({
    metric,
    p75: percentile75(metric, total.histogram(included, metric)),
  }));
}

/** Pages with visits, most first. */
export function summarizePages(
  pages: readonly (readonly [page: KnownPage, weeks: readonly Counters[]])[],
): PageVitals[] {
  const visitsOf = ({ devices: [all] }: PageVitals): number => all?.visits ?? 0;
  return pages
    .map(([{ path, label }, weeks]) => ({
      path,
      label,
      devices: summarizePage(weeks),
    }))
    .filter((page) => visitsOf(page) > 0)
    .sort((one, other) => visitsOf(other) - visitsOf(one));
}
