import { severities, type Finding, type Severity } from 'shared/live-check';
import { SeverityMark } from '../severity-mark';
import { countBySeverity } from './live-check';
import styles from './live-check.module.css';

const text: Record<Severity, readonly [one: string, more: string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  notice: ['notice', 'notices'],
};

/** `1 error`, `2 errors`. */
export function countInWords(severity: Severity, count: number): string {
  return `${count} ${text[severity][count === 1 ? 0 : 1]}`;
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
