import { claims, type Claim, type ClaimId } from '@/content/claims';
import { Section } from './section';
import styles from './sources.module.css';

/** The footnotes of a page, each with what the source says and when it was last read. */
export function Sources({ claims: cited }: { claims: readonly ClaimId[] }) {
  if (cited.length === 0) return null;
  return (
    <Section title="Where this comes from" tone="sand">
      <ol className={styles.list}>
        {cited.map((id) => {
          const { statement, source, checked }: Claim = claims[id];
          return (
            <li key={id} id={`source-${id}`}>
              {statement}{' '}
              <a href={source.url}>
                {source.title}, {source.publisher}
              </a>{' '}
              (read {checked}).
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
