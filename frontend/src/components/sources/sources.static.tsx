import { useEffect } from 'react';
import { claims, type Claim, type ClaimId } from '@/content/claims';
import { longDate } from '@/content/dates';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { isEnglish } from '@/seo/languages';
import { medicalReview } from '@/seo/medical-review';
import type { Page } from '@/seo/page';
import { Fold } from '../fold';
import { linkCitations } from './citations';
import styles from './sources.module.css';

interface CitedProps {
  /** The page's claims in footnote order. */
  claims: readonly ClaimId[];
}

/**
 * The doctor who reviewed the page's medical statements, the date, and what's
 * newer. A sample says that this doctor is made up.
 */
export function MedicalReview({
  page,
  claims: cited,
}: CitedProps & { page: Page }) {
  const review = medicalReview(page, cited);
  if (!review) return null;
  const { doctor, date, day, changed } = review;
  if (practice.sample) {
    return (
      <p data-shared>
        {t('Sample: {name} is made up, so no doctor has reviewed this page.', {
          name: doctor.name,
        })}
      </p>
    );
  }
  return (
    <p data-shared>
      {t('Medically reviewed by {name}, {credentials}, on', {
        name: doctor.name,
        credentials: doctor.credentials,
      })}{' '}
      <time dateTime={date}>{day}</time>.
      {changed &&
        t(
          ' Its text or sources changed on {day}, and no doctor has read that yet.',
          { day: changed },
        )}
    </p>
  );
}

/**
 * Adds back links after client-side navigation, and again when more of the page
 * is rendered.
 */
function useWaysBack(): void {
  useEffect(() => {
    const link = () => linkCitations(document);
    link();
    const observer = new MutationObserver(link);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

/**
 * The footnotes of a page with what the source says, when it was checked, and
 * back links. Collapsed until a mark links to one, and expanded in print.
 */
export function SourceList({ claims: cited }: CitedProps) {
  useWaysBack();
  return (
    <Fold always summary={<h2>{t('Sources')}</h2>}>
      <ol className={styles.list}>
        {cited.map((id, index) => {
          const { statement, source, noted, checked }: Claim = claims[id];
          return (
            <li key={id} id={`source-${index + 1}`}>
              {/* In English. */}
              {isEnglish && `${statement} `}
              <a href={source.url}>{`${source.title}, ${source.publisher}`}</a>
              {'. '}
              <span className={styles.read}>
                {checked ? t('Checked ') : t('Added ')}
                <time dateTime={checked ?? noted}>
                  {longDate(checked ?? noted)}
                </time>
                .
              </span>{' '}
              <span className={styles.back} data-source={index + 1} />
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
