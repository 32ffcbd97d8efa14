import { createContext, use } from 'react';
import type { ClaimId } from '@/content/claims';
import styles from './cite.module.css';

const Claims = createContext<readonly ClaimId[]>([]);

export const ClaimNumbers = Claims.Provider;

/**
 * The footnote number of a claim on this page.
 * @throws Error when the page cites a claim that its frame does not list: the build stops there.
 */
function useClaimNumber(id: ClaimId): number {
  const index = use(Claims).indexOf(id);
  if (index < 0) throw new Error(`The page cites "${id}" without listing it in its claims.`);
  return index + 1;
}

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
