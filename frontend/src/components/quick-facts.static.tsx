import type { ReactNode } from 'react';
import { examTotalMinutes } from '@/content/exam-steps';
import { joinWithAnd } from '@/content/in-words';
import { insurers, practice } from '@/content/practice';
import { present } from '@/content/present';
import { details } from 'practice/details';
import { t } from 'shared/t';
import { PageLink } from './links';
import { OpeningHours } from './opening-hours';
import styles from './quick-facts.module.css';

const { rating } = practice;

const accepted = details.promises.otherPlans
  ? t('{insurers} and others', { insurers: insurers.join(', ') })
  : joinWithAnd(insurers);

const facts = present<{ label: string; page: string; hash?: '#insurance'; text: ReactNode }>([
  rating && {
    label: t('Patient reviews'),
    page: 'reviews',
    text: t('{average} out of 5 stars, from {reviews}', {
      average: rating.average,
      reviews: rating.countText,
    }),
  },
  insurers.length > 0 && {
    label: t('Insurance we accept'),
    page: 'new-patients',
    hash: '#insurance',
    text: accepted,
  },
]);

/** Facts that people look for first, with links. */
export const QuickFacts = () =>
  facts.length > 0 && (
    <section className={styles.band} data-shared>
      <h2 className={styles.heading}>{t('At a glance')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, page, hash, text }) => (
          <div key={label} className={styles.fact}>
            <dt>
              <PageLink to={page} hash={hash} className={styles.label}>
                {label}
              </PageLink>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );

/** The same in a few lines, for the header of a page that people find from nearby, with hours and the exam's length. */
export const VisitFacts = () => (
  <p data-shared>
    <OpeningHours end="." /> An eye exam with an optometrist takes about {examTotalMinutes} minutes.
    {insurers.length > 0 && (
      <>
        {' We take '}
        <PageLink to="new-patients" hash="#insurance">
          {accepted}
        </PageLink>
        .
      </>
    )}
    {rating && (
      <>
        {' Patients give us '}
        <PageLink to="reviews">
          {rating.average} out of 5 stars, from {rating.countText}
        </PageLink>
        .
      </>
    )}
  </p>
);
