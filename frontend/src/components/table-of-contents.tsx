import { t } from 'shared/t';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  sections: readonly { id: string; name: string }[];
}

/** Links to the sections of a long page, below its header. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <nav className={styles.bar} aria-label={t('On this page')}>
      <ul className={styles.list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
