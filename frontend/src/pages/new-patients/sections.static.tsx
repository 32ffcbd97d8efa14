import { doctorCount } from 'practice/core';
import { details } from 'practice/details';
import { text } from 'practice/pages/new-patients';
import type { HowTo } from 'schema-dts';
import { CitedCards } from '@/components/card-grid';
import { CitedText } from '@/components/cite';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { Questions } from '@/components/questions';
import { Section } from '@/components/section';
import { CheckList, Steps } from '@/components/lists';
import type { CitedPoint } from '@/content/claims';
import {
  examTotalMinutes,
  visitSteps,
  walkthroughTitle,
} from '@/content/exam-steps';
import { examParts, retinalPhotos } from '@/content/promises';
import { languageNotes } from '@/content/languages';
import { phoneToday } from '@/content/phone';
import { practice } from '@/content/practice';
import { present } from '@/content/present';
import type { Question } from '@/content/prose';
import { whatToBring } from '@/content/what-to-bring';
import { absoluteUrl } from '@/seo/head-tags';
import { faqPage } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import { t } from 'shared/t';
import { page } from './page';

export { VisitDial } from '@/components/visit-dial/visit-dial';

const { answers, forms, promises } = details;

export const WhatToBring = () => (
  <Section title={t('What to bring to your eye exam')}>
    <div data-on-paper>
      <CheckList
        large
        items={whatToBring.map(({ title, text, claim }) => (
          <>
            <h3>{title}</h3>
            <CitedText text={text} claim={claim} />
          </>
        ))}
      />
    </div>
    {forms && forms !== 'none' && (
      <a href={forms}>{t('Forms to fill in at home')}</a>
    )}
    <p>
      {t('Bringing a child? Read about')}{' '}
      <PageLink to="for-kids">{t('eye exams for kids')}</PageLink>.
    </p>
  </Section>
);

/** The parts of a visit. With a day chosen, the tool shows them instead. */
export const Walkthrough = () => (
  <div className={layout.stack}>
    <Steps steps={visitSteps} />
    {(examTotalMinutes !== undefined || promises.opticalShop) && (
      <div className={layout.row}>
        {examTotalMinutes && (
          <p>
            {t('Total: about {minutes} min', { minutes: examTotalMinutes })}
          </p>
        )}
        {promises.opticalShop && (
          <p>{t('Picking out frames the same day? That takes extra time.')}</p>
        )}
      </div>
    )}
    <PageLink to="eye-exam-near-me">
      {t('What an eye exam in {city} covers', { city: practice.address.city })}
    </PageLink>
  </div>
);

const callback =
  doctorCount > 1
    ? t(
        'Call and ask for the doctor who examined you. That doctor, or another if yours is off, will call you back within one business day.',
      )
    : t('Call us. The doctor will call you back within one business day.');

/** What patients get besides the exam itself. */
const benefits: readonly CitedPoint[] = present([
  promises.largePrint && {
    title: t('Results you can read'),
    text: t(
      'You get one page in large print (18-point type): what we found, what to do and when to come back.',
    ),
  },
  {
    title: t('Your prescription'),
    text: t(
      'We give it to you without being asked, at no extra charge, and may ask you to sign for it. That’s federal law. Fill it anywhere you like.',
    ),
    claim: 'eyeglass-prescription-rule',
  },
  retinalPhotos && {
    title: t('Problems found early'),
    text: t(
      'We compare your eye photos with next year’s. Some eye diseases have no symptoms at first.',
    ),
    claim: 'eye-disease-without-warning',
  },
  promises.callback && {
    title: t('A doctor who calls back'),
    text: t('Questions once you’re home? {callback}', { callback }),
  },
]);

export const Benefits = () => (
  <Section title={t('What you take home')} tone="mist">
    <CitedCards points={benefits} />
  </Section>
);

const train = details.transit ? t(' or take the train') : '';

const firstVisitQuestions: readonly Question[] = present([
  examParts && {
    question: t('How early should I get there?'),
    answer: present([
      t('Just come at your appointment time.'),
      t('The 15-minute check-in is part of the visit.'),
      forms === 'none' &&
        t('There’s nothing to print or fill out ahead of time.'),
    ]).join(' '),
  },
  {
    question: t('Can I drive home after my exam?'),
    answer: t('No, if we widen your pupils with drops. Get a ride{train}.', {
      train,
    }),
    claim: 'dilation-blur-hours',
  },
  promises.contactLenses && {
    question: t('Should I wear my contacts to the exam?'),
    answer: t(
      'Yes, so we can see how they fit. Then you’ll take them out, so bring your case and your glasses.',
    ),
  },
  {
    question: t('How do I get a copy of my records?'),
    // By the time it's read, the front desk can have set another number.
    get answer() {
      const { display } = phoneToday();
      return t('Write to us, or call {phone}.', { phone: display });
    },
    link: {
      to: 'contact',
      hash: '#records',
      text: t('Getting a copy of your records'),
    },
  },
  answers.afterHours && {
    question: t('Can I reach you after hours?'),
    answer: answers.afterHours,
    link: {
      to: 'something-just-happened',
      text: t('Symptoms that can’t wait'),
    },
  },
  {
    question: t('Does a hospital treat an emergency without insurance?'),
    answer: t(
      'Yes. By federal law, it has to examine you and treat an emergency, even if you can’t pay. Your immigration status doesn’t matter. {aid}',
      { aid: answers.hospitalBills ?? '' },
    ).trim(),
    claim: 'emergency-care-for-all',
    link: {
      to: 'something-just-happened',
      text: t('Symptoms that can’t wait'),
    },
  },
  answers.childrensPlan && {
    question: t('Is there a plan for children without insurance?'),
    answer: answers.childrensPlan,
  },
  promises.roomForCompanion && {
    question: t('Can someone come in with me?'),
    answer: t(
      'Yes. Each exam room has a second chair and space for a stroller, a wheelchair or a service dog.',
    ),
  },
  answers.latePolicy && {
    question: t('What if I’m late or need to cancel?'),
    answer: answers.latePolicy,
  },
  languageNotes.length > 0 && {
    question: t('Do you speak my language?'),
    answer: languageNotes.join(' '),
  },
  ...(text.questions ?? []),
]);

export function FirstVisitQuestions() {
  return (
    <Questions
      title={t('Questions from new patients')}
      questions={firstVisitQuestions}
    />
  );
}

/** The walkthrough, in page order. */
const walkthrough: HowTo = {
  '@type': 'HowTo',
  '@id': `${absoluteUrl(page.canonical)}#how-to`,
  name: walkthroughTitle,
  ...(examTotalMinutes && { totalTime: `PT${examTotalMinutes}M` }),
  supply: whatToBring.map(({ title }) => ({
    '@type': 'HowToSupply',
    name: title,
  })),
  step: visitSteps.map(({ name, text }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name,
    text,
  })),
};

export function PageData() {
  return (
    <StructuredData
      page={page}
      nodes={[walkthrough, faqPage(page, firstVisitQuestions)]}
    />
  );
}
