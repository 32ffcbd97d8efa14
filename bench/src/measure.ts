import type { Row, Table } from './report.ts';

/** What to measure. */
export interface Setting {
  /** Canonical paths of the pages. */
  readonly pages: readonly string[];
  readonly rounds: number;
  /** URLs without a trailing slash. */
  readonly site: string;
  readonly bare: string;
  readonly clientOnly: string;
  readonly against: string | undefined;
  readonly adminPassword: string;
  /** The folder of the published release. */
  readonly release: string;
}

/** Rows for the summary of budgets, and tables with details. */
export interface Findings {
  readonly rows: readonly Row[];
  readonly tables?: readonly Table[];
}

export type Measure = (setting: Setting) => Promise<Findings>;
