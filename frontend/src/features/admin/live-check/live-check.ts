export type Severity = 'error' | 'warning' | 'notice';

export interface Finding {
  severity: Severity;
  /** What is not as it should be, and what to do about it: sentences. */
  what: string;
  todo: string;
}

export interface PageReport {
  id: string;
  label: string;
  path: string;
  declaredIndexed: boolean;
  /** As served. */
  indexable: boolean;
  /** Why: words that follow "because". */
  because: string;
  /** With the addresses each was made under. */
  findings: readonly (Finding & { paths: readonly string[] })[];
}

export interface LiveCheckResult {
  /** ISO 8601. */
  finishedAt: string;
  milliseconds: number;
  addresses: number;
  /** Why nothing could be checked; there is no report then. */
  failure?: string;
  report?: {
    pages: readonly PageReport[];
    /** What concerns no single page. */
    site: readonly Finding[];
  };
}

/** What `/api/admin/live-check` answers. */
export interface LiveCheckStatus {
  running: { done: number; total: number } | null;
  result: LiveCheckResult | null;
}

/** Gravest first. */
export const severities: readonly Severity[] = ['error', 'warning', 'notice'];

/** All findings of a result: the site's own, then page by page. */
export function allFindings({ report }: LiveCheckResult): readonly Finding[] {
  if (!report) return [];
  return [...report.site, ...report.pages.flatMap(({ findings }) => findings)];
}

export function countBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const count = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { error: count('error'), warning: count('warning'), notice: count('notice') };
}
