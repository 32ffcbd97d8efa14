import { SeverityMark } from '../severity-mark';
import { countBySeverity, severities, type Finding } from './live-check';
import styles from './severity-counts.module.css';
import { countInWords } from './severity-words';

/** `■ 2 errors ▲ 1 warning`, or that there is nothing. */
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
