import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { absoluteUrl } from '@/seo/head-tags';
import type { Page } from '@/seo/page';
import { Action } from '../controls';
import { Spinner } from '../panel';
import { cutToWidth, resultType } from '../records/text-length';
import styles from './preview.module.css';
import { readServedPage, type ServedPage } from './served-page';

/**
 * How a page looks in search results and link previews, read from the page as
 * served now.
 */
export function PreviewDialog({
  page,
  onClose,
}: {
  page: Page;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Removed on close, so the next preview fetches the page again.
  const served = useQuery({
    queryKey: [page.canonical],
    select: readServedPage,
    gcTime: 0,
  });
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="preview"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id="preview">Preview of {page.label}</h2>
        <Action onPress={() => dialog.current?.close()}>Close</Action>
      </div>
      {served.isPending && <Spinner label="Loading..." />}
      {served.error && (
        <p role="alert">We couldn’t load the page. Close this and try again.</p>
      )}
      {served.data && <Previews page={page} served={served.data} />}
    </dialog>
  );
}

function Previews({ page, served }: { page: Page; served: ServedPage }) {
  const url = absoluteUrl(page.canonical);
  return (
    <>
      <h3>Search result on a computer</h3>
      <SearchResult served={served} url={url} device="desktop" />
      <h3>Search result on a phone</h3>
      <SearchResult served={served} url={url} device="phone" />
      <p>
        <small>
          Cut off about where Google does it. Google may pick a different title
          or text from the page.
        </small>
      </p>
      <h3>Preview in messages and on social media</h3>
      <SocialCard served={served} url={url} />
      <h3>Structured data</h3>
      {served.structuredData.length === 0 && <p>This page has none.</p>}
      {served.structuredData.map((block, index) => (
        <pre key={index} className={styles.json}>
          {JSON.stringify(block, null, 2)}
        </pre>
      ))}
    </>
  );
}

/**
 * A link preview as in messengers and social networks: image, host, title,
 * description.
 */
const SocialCard = ({ served, url }: { served: ServedPage; url: string }) => (
  <div className={styles.card}>
    {served.socialImage ? (
      <img
        src={served.socialImage}
        alt="The page’s social image"
        width="1200"
        height="630"
      />
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

interface SearchResultProps {
  served: ServedPage;
  url: string;
  device: 'desktop' | 'phone';
}

/**
 * A result in Google's type: Arial, 20 pixels for the title and 14 for the
 * description.
 */
function SearchResult({ served, url, device }: SearchResultProps) {
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
      <p className={styles.resultTitle}>
        {cutToWidth('title', served.title, resultType.title[device])}
      </p>
      <p className={styles.description}>
        {cutToWidth(
          'description',
          served.description,
          resultType.description[device],
        )}
      </p>
    </div>
  );
}
