import { details } from 'practice/details';
import { text } from 'practice/pages/eye-exam-near-me';
import { towns } from 'practice/towns';
import type { Service } from 'schema-dts';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite, CitedText } from '@/components/cite';
import { PageLink } from '@/components/links';
import lists from '@/components/lists.module.css';
import { Questions } from '@/components/questions';
import { Section } from '@/components/section';
import { Statement, words } from '@/components/statement/statement';
import { VisitDial } from '@/components/visit-dial/visit-dial';
import type { CitedPoint } from '@/content/claims';
import { examTotalMinutes } from '@/content/exam-steps';
import { takesInsurance } from '@/content/insurers';
import { practice } from '@/content/practice';
import { present } from '@/content/present';
import { prices } from '@/content/prices';
import type { Question } from '@/content/prose';
import { offersService } from '@/content/services';
import { absoluteUrl } from '@/seo/head-tags';
import { townRoutes } from '@/seo/routes';
import { businessId, faqPage, town } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import styles from './eye-exam-near-me.module.css';
import { page } from './page';

const examSummary = `A full exam is about more than your prescription.${examTotalMinutes ? ` Ours takes about ${examTotalMinutes} minutes.` : ''} Ask what each part showed, until it’s clear to you.`;

/**
 * What a full exam is about, in order. Only what the source says, or what's
 * asked at every visit.
 */
const examParts: readonly CitedPoint[] = [
  {
    title: 'Your eye and health history',
    text: 'Tell the doctor what bothers you and when it started. Mention your medicines, too, and eye problems in your family.',
  },
  {
    title: 'How well you see',
    text: 'You read letters that get smaller and smaller. Guessing is fine.',
  },
  {
    title: 'Your prescription',
    text: '“Which is better, one or two?” You can’t fail this part. If they look the same, just say so.',
  },
  {
    title: 'Your side vision',
    text: 'You look straight ahead and say what you notice at the edges.',
  },
  {
    title: 'Your eye pressure',
    text: 'It takes a moment for each eye.',
  },
  {
    title: 'The inside of your eyes',
    text: 'The doctor looks at the lens, the retina and the optic nerve, often after drops that widen your pupils. Some eye diseases show up here before you notice anything.',
    claim: 'eye-disease-without-warning',
  },
];

export const WhatItCovers = () => (
  <Section title="What a comprehensive eye exam covers">
    <p>
      {examSummary}
      <Cite id="exam-parts" />
    </p>
    <ol className={styles.coversParts}>
      {examParts.map(({ title, text, claim }) => (
        <li key={title} className={`${lists.numbered} ${styles.part}`}>
          <h3>{title}</h3>
          <CitedText text={text} claim={claim} />
        </li>
      ))}
    </ol>
  </Section>
);

/** How the time is spent, as far as the practice says so. */
const partsInTime = present([
  details.promises.examParts &&
    'The first half is check-in, a few questions and some quick tests. Then you see the doctor, who does the exam and answers your questions.',
  offersService.eyewear && 'Want new glasses, too? Stay a little longer.',
]).join(' ');

export const HowLong = () =>
  examTotalMinutes && (
    <Statement
      heading="How long an eye exam takes"
      illustration={<VisitDial />}
    >
      <p className={words}>About {examTotalMinutes} minutes.</p>
      {partsInTime && <p>{partsInTime}</p>}
      {text.howLong && <p>{text.howLong}</p>}
      <div>
        <PageLink to="new-patients">Your exam, step by step</PageLink>
      </div>
    </Statement>
  );

export const NearbyTowns = () =>
  towns.length > 0 && (
    <Section title="Coming from a nearby town" tone="mist">
      <CardGrid>
        {towns.map(({ slug, name, inOneLine }) => (
          <Card key={slug} title={name}>
            <p>{inOneLine}</p>
            <PageLink to={`town-${slug}`}>Directions from {name}</PageLink>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );

/** Where the train stops, if it's drawn. */
export { TrainPoster } from './train-poster';

const { exam } = prices;

const { waitingList } = details.promises;

const nearMeQuestions: readonly Question[] = [
  {
    question: 'How much does an eye exam cost?',
    answer: exam
      ? `An exam is ${exam.uninsured}. That includes ${exam.includes}.${takesInsurance ? ' With insurance, your plan sets what you pay.' : ''}`
      : 'It depends on which tests you need. Call us and ask for an estimate before you book.',
    link: {
      to: 'new-patients',
      hash: '#cost',
      text: takesInsurance ? 'Prices and insurance' : 'Prices',
    },
  },
  {
    question: 'Do I need a referral to see an eye doctor?',
    answer: `No. ${practice.bookingUrl ? 'Book online or call us.' : 'Call us.'}${takesInsurance ? ' Some plans want a referral for a medical eye problem, so ask yours.' : ''}`,
  },
  {
    question: 'How soon can I get an appointment?',
    answer: practice.bookingUrl
      ? `Our scheduling page shows the next open times. If none of them works for you, call us${waitingList ? ' and ask for the waiting list' : ''}.`
      : `Call us and ask for the next open times${waitingList ? ' or the waiting list' : ''}.`,
  },
  {
    question:
      'My child failed the school vision screening. Is this the right exam?',
    answer:
      'Yes. Bring the note from the school nurse, and tell us your child’s age when you book.',
    link: {
      to: 'for-kids',
      hash: '#screening',
      text: 'After a failed school screening',
    },
  },
  ...(text.questions ?? []),
];

export function ExamQuestions() {
  return (
    <Questions title="Questions about eye exams" questions={nearMeQuestions} />
  );
}

/** The exam, offered in the practice's town and nearby towns. */
const examNode: Service = {
  '@type': 'Service',
  '@id': `${absoluteUrl(page.canonical)}#service`,
  name: 'Comprehensive eye exam',
  description: examSummary,
  provider: { '@id': businessId },
  areaServed: [
    practice.address.city,
    ...townRoutes.map(({ label }) => label),
  ].map((name) => town(name)),
  ...(practice.bookingUrl && {
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: practice.bookingUrl,
    },
  }),
};

export function PageData() {
  return (
    <StructuredData
      page={page}
      nodes={[examNode, faqPage(page, nearMeQuestions)]}
    />
  );
}
