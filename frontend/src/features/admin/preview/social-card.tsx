import type { ServedPage } from './served-page';
import styles from './preview.module.css';

/** A link preview as in messengers and social networks: image, host, title, description. */
export function SocialCard({ served, url }: { served: ServedPage; url: string }) {
  return (
    <div className={styles.card}>
      {served.socialImage ? (
        <img src={served.socialImage} alt="The page’s social image" width="1200" height="630" />
      ) : (
        <p className={styles.text}>This page has no social image.</p>
      )}
      <div className={styles.text}>
        <p className={styles.host}>{new URL(url).host}</p>
        <p className={styles.title}>{served.socialTitle}</p>
        <p>{served.socialDescription}</p>
      </div>
    </div>
  );
}
