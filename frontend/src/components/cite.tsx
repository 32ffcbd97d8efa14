import { lazy, Suspense, use, useEffect, useState } from 'react';
import type { CitedPoint, ClaimId } from '@/content/claims';
import { CitedClaims } from '@/seo/cited-claims';
import { t } from 'shared/t';
import styles from './sources/sources.module.css';

/**
 * The footnote number of a claim on this page.
 * @throws Error if the page's layout doesn't list the claim, which stops the
 * build.
 */
function useClaimNumber(id: ClaimId): number {
  const index = use(CitedClaims).indexOf(id);
  if (index < 0)
    throw new Error(`The page cites "${id}" without listing it in its claims.`);
  return index + 1;
}

/** Keeps the mark on the same line as the word before it. */
const wordJoiner = '\u2060';

/** A footnote mark that links to the claim's source at the end of the page. */
export function Cite({ id }: { id: ClaimId }) {
  const number = useClaimNumber(id);
  return (
    <sup className={styles.mark}>
      {wordJoiner}
      <a
        href={`#source-${number}`}
        aria-label={t('Source {number}', { number })}
      >
        {`[${number.toString()}]`}
      </a>
    </sup>
  );
}

export const Cites = ({ ids }: { ids: readonly ClaimId[] }) =>
  ids.map((id) => <Cite key={id} id={id} />);

/** A paragraph with its source, if it needs one. */
export const CitedText = ({
  text,
  claim,
}: Pick<CitedPoint, 'text' | 'claim'>) => (
  <p>
    {text}
    {claim && <Cite id={claim} />}
  </p>
);

const markAt = (target: EventTarget | null) =>
  (target as Element).closest<HTMLAnchorElement>('a[href^="#source-"]');

// Without a connection, marks still jump to the list of sources.
const Preview = lazy(() =>
  import('./sources/source-preview').catch(() => ({ default: () => null })),
);

/**
 * Loads the previews of sources at the first mark that has the pointer or the
 * focus.
 */
export function SourcePreviews() {
  const [first, setFirst] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    function load({ target }: Event) {
      const mark = markAt(target);
      if (!mark) return;
      stop.abort();
      setFirst(mark);
    }
    for (const name of ['pointerover', 'focusin'])
      document.addEventListener(name, load, stop);
    return () => stop.abort();
  }, []);
  return (
    first && (
      <Suspense>
        <Preview first={first} markAt={markAt} />
      </Suspense>
    )
  );
}
