import { everyPage, filters, schemaFilter, type Filter } from '../records/filters';
import type { MetricId } from '../records/metrics';
import type { Summary } from './summary';
import styles from './dashboard.module.css';

interface SummaryCardsProps {
  summary: Summary;
  onFilter: (filter: Filter) => void;
}

/** The metrics of the twelve records. Each is a button that filters the list to the pages it counts. */
export function SummaryCards({ summary, onFilter }: SummaryCardsProps) {
  const { total, counts, schemaCounts } = summary;
  const counted = filters.filter(({ id }) => id in counts);
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <ul className={styles.cards}>
        <li>
          <MetricCard
            filter={everyPage}
            label="Total pages"
            value={`${total}`}
            onFilter={onFilter}
          />
        </li>
        {counted.map((filter) => (
          <li key={filter.id}>
            <MetricCard
              filter={filter}
              label={filter.label}
              value={`${counts[filter.id as MetricId]} of ${total}`}
              onFilter={onFilter}
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
                onFilter(schemaFilter(type));
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

function MetricCard({
  filter,
  label,
  value,
  onFilter,
}: {
  filter: Filter;
  label: string;
  value: string;
  onFilter: (filter: Filter) => void;
}) {
  return (
    <button
      type="button"
      className={styles.card}
      onClick={() => {
        onFilter(filter);
      }}
    >
      <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
    </button>
  );
}
