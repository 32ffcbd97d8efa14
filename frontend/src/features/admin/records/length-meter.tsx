import { SeverityMark, type Grade } from '../severity-mark';
import { lengthGuides, rateLength, type LengthRating } from './length-guide';
import styles from './length-meter.module.css';
import { pixelWidth, resultType, type ResultPart } from './pixel-width';

const grades: Record<LengthRating, Grade> = {
  optimal: 'fine',
  warning: 'warning',
  'too long': 'error',
};

/** The bar ends 25% past the limit, to leave room for text that's too long. */
const barEnd = 1.25;

/** The length as a number, word, shape and bar as well as a color, and the width, at which search results truncate. */
export function LengthMeter({ part, text }: { part: ResultPart; text: string }) {
  const { limit } = lengthGuides[part];
  const rating = rateLength(part, text);
  const grade = grades[rating];
  const share = Math.min(text.length / (limit * barEnd), 1);
  const width = pixelWidth(part, text);
  const { desktop } = resultType[part];
  return (
    <p className={styles.meter}>
      <svg className={`${styles.bar} ${styles[grade]}`} viewBox="0 0 200 8" aria-hidden="true">
        <rect className={styles.track} width="200" height="8" rx="4" />
        <rect className={styles.filled} width={200 * share} height="8" rx="4" />
        <rect className={styles.limit} x={200 / barEnd} width="2" height="8" />
      </svg>
      <span className={styles.rating}>
        <SeverityMark grade={grade} /> {text.length} of {limit} characters, {rating}
      </span>
      <span>
        {width} px{' '}
        {width > desktop ? (
          <strong>
            <SeverityMark grade="warning" /> cut off at {desktop}
          </strong>
        ) : (
          `of ${desktop}`
        )}
      </span>
    </p>
  );
}
