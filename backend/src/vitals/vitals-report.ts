import type { Metric } from '../../../frontend/src/contracts/beacon.ts';
import {
  devices,
  type DeviceVitals,
  metrics,
  type MetricSummary,
  type PageVitals,
} from '../../../frontend/src/contracts/vitals.ts';
import type { KnownPage } from '../pages/known-pages.ts';
import { percentile75 } from './buckets.ts';
import { Counters } from './counters.ts';
import { periodDays } from './period.ts';

type Week = Counters;

const daysPerWeek = 7;

/** The sum of each week of the period. */
export function toWeeks(days: readonly (Counters | undefined)[]): Week[] {
  const weeks = Array.from({ length: periodDays / daysPerWeek }, () => new Counters());
  for (const [index, counters] of days.entries()) {
    if (counters) weeks[Math.floor(index / daysPerWeek)]?.add(counters);
  }
  return weeks;
}

function sumOf(parts: readonly Counters[]): Counters {
  const sum = new Counters();
  for (const part of parts) sum.add(part);
  return sum;
}

/** The summaries of a page's weeks: for all devices, then for each. */
function summarize(weeks: readonly Week[]): DeviceVitals[] {
  const total = sumOf(weeks);
  return (['all', ...devices] as const).map((device) => {
    const included = device === 'all' ? devices : [device];
    const summaryOf = (metric: Metric): MetricSummary => {
      const histogram = total.histogram(included, metric);
      return {
        metric,
        visits: histogram.reduce((sum, count) => sum + count, 0),
        p75: percentile75(metric, histogram),
        weeks: weeks.map((week) => percentile75(metric, week.histogram(included, metric))),
      };
    };
    return { device, visits: total.visits(included), metrics: metrics.map(summaryOf) };
  });
}

/** The same for all pages together. */
export function summarizeSite(pages: readonly (readonly Week[])[]): DeviceVitals[] {
  const weeks = Array.from({ length: periodDays / daysPerWeek }, (_, index) =>
    sumOf(pages.flatMap((page) => page[index] ?? [])),
  );
  return summarize(weeks);
}

/** Pages with visits, most first. */
export function summarizePages(
  pages: readonly (readonly [page: KnownPage, weeks: readonly Week[]])[],
): PageVitals[] {
  const visitsOf = ({ devices: [all] }: PageVitals): number => all?.visits ?? 0;
  return pages
    .map(([{ path, label }, weeks]) => ({ path, label, devices: summarize(weeks) }))
    .filter((page) => visitsOf(page) > 0)
    .sort((one, other) => visitsOf(other) - visitsOf(one));
}
