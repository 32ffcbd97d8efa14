import { severities, type Finding, type SiteReport } from 'shared/live-check';
import { SeverityMark } from '../severity-mark';
import styles from './live-check.module.css';

const word = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const;

/** Every finding with what to do about it, by page; pages with the most severe ones first. */
export function Findings({ report }: { report: SiteReport }) {
  const worstFirst = [...report.pages].sort((a, b) => worst(a.findings) - worst(b.findings));
  return (
    <ul className={styles.pages}>
      {report.site.length > 0 && (
        <li>
          <h3>The site as a whole</h3>
          <FindingList findings={report.site} />
        </li>
      )}
      {worstFirst.map((page) => (
        <li key={page.id}>
          <h3>
            {page.label} <span className={styles.path}>{page.path}</span>
          </h3>
          <p>
            Marked as {page.declaredIndexed ? 'indexed' : 'not indexed'}. Search engines{' '}
            {page.indexable ? 'can' : 'can’t'} index it, because {page.reason}.
          </p>
          <FindingList findings={page.findings} />
        </li>
      ))}
    </ul>
  );
}

/** Index of the most severe finding's severity; no findings sort last. */
function worst(findings: readonly Finding[]): number {
  const indexes = findings.map(({ severity }) => severities.indexOf(severity));
  return Math.min(severities.length, ...indexes);
}

function FindingList({
  findings,
}: {
  findings: readonly (Finding & { paths?: readonly string[] })[];
}) {
  const bySeverity = [...findings].sort((a, b) => worst([a]) - worst([b]));
  return (
    <ul className={styles.findings}>
      {bySeverity.map(({ severity, what, todo, paths = [] }) => (
        <li key={what}>
          <SeverityMark grade={severity} /> <strong>{word[severity]}:</strong> {what}
          {paths.length === 1 && <span className={styles.path}> At {paths[0]}.</span>}
          <p className={styles.todo}>{todo}</p>
        </li>
      ))}
    </ul>
  );
}
