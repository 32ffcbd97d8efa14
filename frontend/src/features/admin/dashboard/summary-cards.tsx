import { everyPage, filters, schemaFilter, type Filter } from '../records/filters';
import type { MetricId } from '../records/metrics';
import type { Summary } from './summary';
import styles from './dashboard.module.css';

interface SummaryCardsProps {
  summary: Summary;
  onNarrow: (filter: Filter) => void;
}

/** The figures of the twelve records. Each is a button that narrows the list to the pages it counts. */
export function SummaryCards({ summary, onNarrow }: SummaryCardsProps) {
  const { total, counts, schemaCounts } = summary;
  const counted = filters.filter(({ id }) => id in counts);
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <ul className={styles.cards}>
        <li>
          <Figure filter={everyPage} label="Total pages" figure={`${total}`} onNarrow={onNarrow} />
        </li>
        {counted.map((filter) => (
          <li key={filter.id}>
            <Figure
              filter={filter}
              label={filter.label}
              figure={`${counts[filter.id as MetricId]} of ${total}`}
              onNarrow={onNarrow}
            />
          </li>
        ))}
      </ul>
      <h3 className={styles.summaryCardsTypes}>Pages per schema type</h3>
      <ul className={styles.chips}>
        {schemaCounts.map(([type, count]) => (
          <li key={type}>
            <button
              type="button"
              className={styles.chip}
              onClick={() => {
                onNarrow(schemaFilter(type));
              }}
            >
              {type} <strong>{count}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({
  filter,
  label,
  figure,
  onNarrow,
}: {
  filter: Filter;
  label: string;
  figure: string;
  onNarrow: (filter: Filter) => void;
}) {
  return (
    <button
      type="button"
      className={styles.card}
      onClick={() => {
        onNarrow(filter);
      }}
    >
      <span className={styles.label}>{label}</span> <span className={styles.figure}>{figure}</span>
    </button>
  );
}
