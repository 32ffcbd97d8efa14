import { Button } from '@/components/button';
import type { Finding } from '@/contracts/live-check';
import { filters, type Filter } from '../records/filters';
import { SeverityMark } from '../severity-mark';
import { countBySeverity } from './live-check';
import styles from './live-check.module.css';
import { countInWords } from './severity-counts';

/** How much was found of each severity; a press narrows the list to the pages concerned. */
export function SeverityCards({
  findings,
  onNarrow,
}: {
  findings: readonly Finding[];
  onNarrow: (filter: Filter) => void;
}) {
  const counts = countBySeverity(findings);
  if (findings.length === 0) {
    return (
      <p>
        <SeverityMark grade="fine" /> <strong>No findings:</strong> every page is served as
        declared.
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
                onNarrow(filter);
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
