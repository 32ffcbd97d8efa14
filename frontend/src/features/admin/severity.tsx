import { severities, type Finding, type Severity } from 'shared/live-check';
import styles from './admin.module.css';

/** A severity as a shape and a color; the caller adds the word. */
export type Grade = 'fine' | Severity;

const shapes: Record<Grade, string> = { fine: '●', notice: '◆', warning: '▲', error: '■' };

/** The class of a grade's color. */
export const colorOf = (grade: Grade): string | undefined => styles[grade];

export function SeverityMark({ grade }: { grade: Grade }) {
  return (
    <span className={colorOf(grade)} aria-hidden="true">
      {shapes[grade]}
    </span>
  );
}

export const severityNames: Record<Severity, { title: string; one: string; many: string }> = {
  error: { title: 'Error', one: 'error', many: 'errors' },
  warning: { title: 'Warning', one: 'warning', many: 'warnings' },
  notice: { title: 'Notice', one: 'notice', many: 'notices' },
};

export function countBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const count = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { error: count('error'), warning: count('warning'), notice: count('notice') };
}

/** `1 error`, `2 errors`. */
export function countInWords(severity: Severity, count: number): string {
  const { one, many } = severityNames[severity];
  return `${count} ${count === 1 ? one : many}`;
}

/** `■ 2 errors ▲ 1 warning`, or that there are none. */
export function SeverityCounts({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <>No findings</>;
  const counts = countBySeverity(findings);
  return (
    <span className={styles.counts}>
      {severities
        .filter((severity) => counts[severity] > 0)
        .map((severity) => (
          <span key={severity}>
            <SeverityMark grade={severity} /> {countInWords(severity, counts[severity])}
          </span>
        ))}
    </span>
  );
}
