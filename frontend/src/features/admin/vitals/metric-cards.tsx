import type { Metric, MetricSummary } from 'shared/vitals';
import { SeverityMark } from '../severity-mark';
import {
  names,
  percentileInWords,
  ratingOf,
  ratings,
  thresholdsInWords,
  visitsInWords,
} from './in-words';
import { RatedPercentile } from './rated-percentile';
import styles from './vitals.module.css';

/** The 75th percentile of each metric next to Google's thresholds, with its trend. */
export function MetricCards({ metrics }: { metrics: readonly MetricSummary[] }) {
  return (
    <ul className={styles.cards}>
      {metrics.map(({ metric, visits, p75, weeks }) => (
        <li key={metric}>
          <h3>{names[metric]}</h3>
          <p className={styles.value}>{percentileInWords(metric, p75)}</p>
          <p>
            {p75 && <Rating metric={metric} p75={p75} />} {thresholdsInWords(metric)}
          </p>
          <p>Measured in {visitsInWords(visits)}.</p>
          {p75 && <Trend metric={metric} weeks={weeks} />}
        </li>
      ))}
    </ul>
  );
}

function Rating({ metric, p75 }: { metric: Metric; p75: NonNullable<MetricSummary['p75']> }) {
  const grade = ratingOf(metric, p75);
  return (
    <>
      <SeverityMark grade={grade} /> <strong>{ratings[grade]}.</strong>
    </>
  );
}

function Trend({ metric, weeks }: Pick<MetricSummary, 'metric' | 'weeks'>) {
  return (
    <>
      <p>By week, oldest first:</p>
      <ol className={styles.weeks}>
        {weeks.map((week, index) => (
          <li key={index}>
            <RatedPercentile metric={metric} p75={week} />
          </li>
        ))}
      </ol>
    </>
  );
}
