import type { ClaimId } from '@/content/claims';
import styles from './cite.module.css';
import { useClaimNumber } from './claim-numbers';

/** Keeps the mark on the line of the word before it. */
const wordJoiner = '\u2060';

/** The footnote mark behind a claim; leads to its source at the foot of the page. */
export function Cite({ id }: { id: ClaimId }) {
  const number = useClaimNumber(id);
  return (
    <sup className={styles.mark}>
      {wordJoiner}
      <a href={`#source-${id}`} aria-label={`Source ${number}`}>
        [{number}]
      </a>
    </sup>
  );
}
