import type { Finding, LiveCheckResult, Severity } from 'shared/live-check';

/** All findings of a result: site-wide ones first, then by page. */
export function allFindings({ report }: LiveCheckResult): readonly Finding[] {
  if (!report) return [];
  return [...report.site, ...report.pages.flatMap(({ findings }) => findings)];
}

export function countBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const count = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { error: count('error'), warning: count('warning'), notice: count('notice') };
}
