import { VisuallyHidden } from '@/components/visually-hidden';
import type { MetricPercentile } from 'shared/vitals';
import { SeverityMark } from '../severity-mark';
import { percentileInWords, ratingOf, ratings } from './in-words';

/** A percentile with Google's rating: a mark to see, a word to hear. */
export function RatedPercentile({ metric, p75 }: MetricPercentile) {
  const grade = p75 && ratingOf(metric, p75);
  return (
    <>
      {grade && (
        <>
          <SeverityMark grade={grade} /> <VisuallyHidden>{ratings[grade]}:</VisuallyHidden>{' '}
        </>
      )}
      {percentileInWords(metric, p75)}
    </>
  );
}
