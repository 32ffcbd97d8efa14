import type { VitalsReport } from 'shared/vitals';
import { Panel, Pending } from '../panel';
import { SeverityMark } from '../severity-mark';
import { periodInWords, visitsInWords } from './in-words';
import { useVitals } from './use-vitals';
import styles from './vitals.module.css';

/** What visitors didn't find. */
export function MissingPanel() {
  const { report, error } = useVitals();
  // The speed panel needs the same call, and says that it failed.
  if (error && !report) return null;
  return (
    <Panel id="missing" title="Asked for, not found">
      {report ? <Missing report={report} /> : <Pending what="the counts" error={null} />}
    </Panel>
  );
}

function Missing({ report }: { report: VitalsReport }) {
  const { missing, crowded } = report;
  return (
    <>
      <p>
        {periodInWords(report)} The 40 missing pages that visitors asked for most. A network counts
        once a day for each.
      </p>
      {crowded && (
        <p>
          <SeverityMark grade="warning" /> There were more different paths than we count, most of
          them probably made up. Rare ones may be missing here.
        </p>
      )}
      {missing.length === 0 ? (
        <p>No missing paths have been counted.</p>
      ) : (
        <ol className={styles.missing}>
          {missing.map(({ path, visits, linked }) => (
            <li key={path}>
              <code>{path}</code>: {visitsInWords(visits)}
              {linked > 0 && (
                <>
                  . <SeverityMark grade="error" />{' '}
                  <strong>Visitors came from one of our pages</strong> ({visitsInWords(linked)}).
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
