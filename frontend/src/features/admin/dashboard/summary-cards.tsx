import styles from './summary-cards.module.css';
import type { Summary } from './summary';

export function SummaryCards({ summary }: { summary: Summary }) {
  const { total } = summary;
  const figures = [
    ['Total pages', `${total}`],
    ['Indexed pages', `${summary.indexed} of ${total}`],
    ['Optimal titles', `${summary.optimalTitles} of ${total}`],
    ['Optimal descriptions', `${summary.optimalDescriptions} of ${total}`],
    ['Pages with local keywords', `${summary.localKeywords} of ${total}`],
  ] as const;
  return (
    <section aria-label="Summary">
      <dl className={styles.cards}>
        {figures.map(([name, figure]) => (
          <div key={name} className={styles.card}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
        <div className={styles.card}>
          <dt>Pages per schema type</dt>
          <dd>{summary.schemaCounts.map(([type, count]) => `${type} ${count}`).join(', ')}</dd>
        </div>
        <div className={styles.card}>
          <dt>Eligible for rich results</dt>
          <dd>{summary.eligible.join(', ')}</dd>
        </div>
      </dl>
    </section>
  );
}
