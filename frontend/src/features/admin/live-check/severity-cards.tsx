import { Button } from '@/components/button';
import type { Finding } from 'shared/live-check';
import { filters, type Filter } from '../records/filters';
import { SeverityMark } from '../severity-mark';
import { countBySeverity } from './live-check';
import styles from './live-check.module.css';
import { countInWords } from './severity-counts';

/** The number of findings per severity; each button filters the list to the affected pages. */
export function SeverityCards({
  findings,
  onFilter,
}: {
  findings: readonly Finding[];
  onFilter: (filter: Filter) => void;
}) {
  const counts = countBySeverity(findings);
  if (findings.length === 0) {
    return (
      <p>
        <SeverityMark grade="fine" /> <strong>No findings:</strong> every page is the one that was
        built.
      </p>
    );
  }
  return (
    <ul className={styles.cards}>
      {filters.flatMap((filter) =>
        filter.severity ? (
          <li key={filter.id}>
            <Button
              type="button"
              variant="outline"
              onClick={() => {
                onFilter(filter);
              }}
            >
              <SeverityMark grade={counts[filter.severity] > 0 ? filter.severity : 'fine'} />{' '}
              {countInWords(filter.severity, counts[filter.severity])}
            </Button>
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}
