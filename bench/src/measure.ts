import type { Row } from './report/row.ts';
import type { Table } from './report/table.ts';

/** What is measured, and how often. */
export interface Setting {
  /** Paths of the pages at their canonical address. */
  readonly pages: readonly string[];
  readonly rounds: number;
  /** Addresses without a slash at the end. */
  readonly site: string;
  readonly bare: string;
  readonly clientOnly: string;
  readonly against: string | undefined;
  readonly adminPassword: string;
  /** The pages as nginx serves them: the folder of the release. */
  readonly release: string;
}

/** Lines for the one table of budgets, and tables with the details. */
export interface Findings {
  readonly rows: readonly Row[];
  readonly tables: readonly Table[];
}

export interface Measure {
  /** As ONLY names it. */
  readonly name: string;
  readonly run: (setting: Setting) => Promise<Findings>;
}
