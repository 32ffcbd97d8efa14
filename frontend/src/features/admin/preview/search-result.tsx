import { cutToWidth, resultType } from '../records/pixel-width';
import styles from './search-result.module.css';
import type { ServedPage } from './served-page';

interface SearchResultProps {
  served: ServedPage;
  url: string;
  device: 'desktop' | 'phone';
}

/** A result in Google's type: Arial, 20 pixels for the title and 14 for the description. */
export function SearchResult({ served, url, device }: SearchResultProps) {
  const { host, pathname } = new URL(url);
  const trail = pathname.split('/').filter(Boolean);
  return (
    <div className={`${styles.result} ${styles[device]}`}>
      <div className={styles.site}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <div>
          <p>{served.siteName}</p>
          <p className={styles.trail}>{[host, ...trail].join(' › ')}</p>
        </div>
      </div>
      <p className={styles.title}>{cutToWidth('title', served.title, resultType.title[device])}</p>
      <p className={styles.description}>
        {cutToWidth('description', served.description, resultType.description[device])}
      </p>
    </div>
  );
}
