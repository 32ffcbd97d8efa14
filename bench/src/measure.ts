import type { Options } from './options.ts';
import type { Row, Table } from './report.ts';

/** What to measure. URLs have no trailing slash. */
export interface Setting extends Pick<Options, 'pages' | 'rounds' | 'against'> {
  readonly site: string;
  readonly bare: string;
  readonly clientOnly: string;
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
