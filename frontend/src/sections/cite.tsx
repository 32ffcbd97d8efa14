import type { ClaimId } from '@/content/claims';
import styles from './cite.module.css';
import { useClaimNumber } from './claim-numbers';

/** The footnote mark behind a claim; leads to its source at the foot of the page. */
export function Cite({ id }: { id: ClaimId }) {
  const number = useClaimNumber(id);
  return (
    <sup className={styles.mark}>
      <a href={`#source-${id}`} aria-label={`Source ${number}`}>
        [{number}]
      </a>
    </sup>
  );
}
