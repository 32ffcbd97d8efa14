import type { ReactNode } from 'react';
import { examTotalMinutes } from '@/content/exam-steps';
import { joinWithAnd } from '@/content/in-words';
import { datedName, insurers } from '@/content/insurers';
import { practice } from '@/content/practice';
import { present } from '@/content/present';
import { details } from 'practice/details';
import { t } from 'shared/t';
import { Fold } from './fold';
import { icon } from './icons';
import { PageLink } from './links';
import layout from './layout.module.css';
import { Chips } from './lists';
import { OpeningHours } from './opening-hours';
import styles from './quick-facts.module.css';

const { rating } = practice;

const names = insurers.map(datedName);

const accepted = details.promises.otherPlans
  ? t('{insurers}, and others', { insurers: names.join(', ') })
  : joinWithAnd(names);

const StarIcon = icon(
  <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z" />,
);

const facts = present<readonly [label: ReactNode, fact: ReactNode]>([
  rating && [
    <PageLink to="reviews">{t('Patient reviews')}</PageLink>,
    <>
      <span className={styles.rating} aria-hidden>
        {rating.average}
        <StarIcon />
      </span>
      {t('{average} out of 5 stars, from {reviews}', {
        average: rating.average,
        reviews: rating.countText,
      })}
    </>,
  ],
  insurers.length > 0 && [
    <PageLink to="new-patients" hash="#insurance">
      {t('Insurance we accept')}
    </PageLink>,
    <span className={styles.insurers}>{accepted}</span>,
  ],
]);

/** Facts that people look for first, with links. */
export const QuickFacts = () =>
  facts.length > 0 && (
    <div data-shared>
      <dl className={styles.strip}>
        {facts.map(([label, fact], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );

/**
 * The quick facts in a few lines, for the header of a page that people find
 * from nearby, with hours and the exam's length.
 */
export const VisitFacts = () => (
  <Fold
    summary={joinWithAnd(
      present([
        'Hours',
        insurers.length > 0 && 'insurance',
        rating && 'reviews',
      ]),
    )}
  >
    <div className={layout.pairs}>
      <p data-shared>
        <OpeningHours end="." />
        {examTotalMinutes
          ? ` An eye exam with an optometrist takes about ${examTotalMinutes} minutes.`
          : ' Eye exams are with an optometrist.'}
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
      {insurers.length > 0 && (
        <div data-shared className={layout.stack}>
          <PageLink to="new-patients" hash="#insurance">
            {details.promises.otherPlans
              ? 'Some of the insurance we accept'
              : 'Insurance we accept'}
          </PageLink>
          <Chips
            items={insurers.map((plan) => ({
              name: datedName(plan),
              through: plan.through,
            }))}
          />
        </div>
      )}
    </div>
  </Fold>
);
