import type { ReactNode } from 'react';
import { examTotalMinutes } from '@/content/exam-steps';
import { insurers } from '@/content/insurers';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { PageLink } from './links';
import { OpeningHours } from './opening-hours';
import styles from './quick-facts.module.css';

interface Fact {
  label: string;
  page: string;
  hash?: '#insurance';
  text: ReactNode;
}

const { rating } = practice;

const reviews: Fact[] = rating
  ? [
      {
        label: 'Patient reviews',
        page: 'reviews',
        text: `${rating.average} out of 5 stars, from ${rating.countText}`,
      },
    ]
  : [];

const insurance: Fact[] =
  insurers.length > 0
    ? [
        {
          label: 'Insurance we accept',
          page: 'new-patients',
          hash: '#insurance',
          text: `${insurers.join(', ')} and others`,
        },
      ]
    : [];

const visits: Fact[] = [
  {
    label: 'Office hours',
    page: 'contact',
    text: (
      <>
        <OpeningHours />. {openingHours.closed}.
      </>
    ),
  },
  {
    label: 'Your eye exam',
    page: 'new-patients',
    text: `With an optometrist. Plan on about ${examTotalMinutes} minutes.`,
  },
];

const families: Fact[] = [
  { label: 'Eye exams for kids', page: 'for-kids', text: 'From 6 months old' },
  {
    label: 'Myopia control for kids',
    page: 'myopia-management',
    text: 'For nearsightedness that gets worse every year',
  },
];

/** Facts that people look for first, with links. `visit` adds opening hours and the length of an exam. */
export default function QuickFacts({ visit = false }: { visit?: boolean }) {
  const facts = [...reviews, ...insurance, ...(visit ? visits : []), ...families];
  return (
    <section className={styles.band} data-shared>
      <div className={styles.inner}>
        <h2 className={styles.heading}>At a glance</h2>
        <dl className={styles.facts}>
          {facts.map(({ label, page, hash, text }) => (
            <div key={label} className={styles.fact}>
              <dt>
                <PageLink to={page} hash={hash} className={styles.label}>
                  {label}
                </PageLink>
              </dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
