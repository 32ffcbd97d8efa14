import { claims, type Claim, type ClaimId } from '@/content/claims';
import styles from './sources.module.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The footnotes of a page, each with what the source says and when that was noted or last checked. */
export default function SourceList({ claims: cited }: { claims: readonly ClaimId[] }) {
  return (
    <ol className={styles.list}>
      {cited.map((id) => {
        const { statement, source, noted, checked }: Claim = claims[id];
        return (
          <li key={id} id={`source-${id}`}>
            {statement}{' '}
            <a href={source.url}>
              {source.title}, {source.publisher}
            </a>
            .{' '}
            <span className={styles.read}>
              {checked ? 'Checked' : 'Noted'}{' '}
              <time dateTime={checked ?? noted}>{day.format(new Date(checked ?? noted))}</time>.
            </span>
          </li>
        );
      })}
    </ol>
  );
}
