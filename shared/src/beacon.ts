import type { Device, Metric } from './vitals.ts';

/**
 * The largest values that count; the browser sends larger ones as these. CLS is
 * a score, the others are milliseconds.
 */
export const largest: Readonly<Record<Metric, number>> = {
  lcp: 60_000,
  inp: 60_000,
  cls: 10,
  ttfb: 60_000,
};

export const longestPath = 120;

/**
 * The body of `POST /api/vitals`, sent once per visit. It has nothing about the
 * visitor.
 */
export interface Beacon extends Partial<Readonly<Record<Metric, number>>> {
  readonly device: Device;
  /**
   * The canonical path of the page that the browser loaded; missing if there's
   * no such page.
   */
  readonly page?: string;
  /** A path of this site that led to the not-found page. */
  readonly missing?: string;
  /**
   * Whether the visitor came from one of our own pages, as the browser says.
   */
  readonly linked?: boolean;
}
