import { doctorCount } from 'practice/core';
import { details } from 'practice/details';
import { text } from 'practice/pages/new-patients';
import type { HowTo } from 'schema-dts';
import { Card, CardGrid, CitedCards } from '@/components/card-grid';
import { Cite, CitedText } from '@/components/cite';
import { Fold } from '@/components/fold';
import { Drawing } from '@/components/illustration';
import { ink } from '@/components/illustrations/palette';
import layout from '@/components/layout.module.css';
import { PageLink, PhoneLink } from '@/components/links';
import { Questions } from '@/components/questions';
import { Section } from '@/components/section';
import { CheckList, DescriptionList, Steps } from '@/components/lists';
import type { CitedPoint } from '@/content/claims';
import {
  examSteps,
  examTotalMinutes,
  walkthroughTitle,
} from '@/content/exam-steps';
import { examParts, planChecks, retinalPhotos } from '@/content/promises';
import { joinWithAnd, joinWithOr } from '@/content/in-words';
import { languageNotes } from '@/content/languages';
import {
  datedName,
  planLines,
  plans,
  takesInsurance,
  takesMedicaid,
  takesMedicare,
} from '@/content/insurers';
import { fullName } from '@/content/plan-name';
import { type Insurer, practice } from '@/content/practice';
import { present } from '@/content/present';
import { prices } from '@/content/prices';
import type { Question } from '@/content/prose';
import { absoluteUrl } from '@/seo/head-tags';
import { faqPage } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import { t } from 'shared/t';
import visitDial from './illustrations/visit-dial.svg?markup';
import styles from './new-patients.module.css';
import { page } from './page';

/** How long the parts of a visit take. */
export const VisitDial = () => (
  <Drawing
    of={visitDial}
    label={t(
      'A 60-minute dial: 15 minutes for check-in, 15 for pre-testing, then the exam',
    )}
  >
    <text
      x="160"
      y="208"
      fontSize="22"
      fontWeight="700"
      textAnchor="middle"
      fill={ink}
    >
      {t('minutes')}
    </text>
  </Drawing>
);

const { answers, forms, promises } = details;

const whatToBring: readonly CitedPoint[] = [
  takesInsurance
    ? {
        title: t('Your insurance cards'),
        text: t(
          'For your vision plan and your medical insurance. Bring a photo ID, too.',
        ),
      }
    : { title: t('A photo ID'), text: t('Such as your driver’s license.') },
  {
    title: t('All your glasses'),
    text: t('Every pair you use, even scratched ones and drugstore readers.'),
  },
  {
    title: t('Your contact lens boxes'),
    text: t('A photo of the label works, too.'),
  },
  {
    title: t('A list of your medicines'),
    text: t('Eye drops and vitamins, too. A photo of the bottles is fine.'),
  },
  {
    title: t('Your last eye exam report'),
    text: t('Or the name of the doctor who has it.'),
  },
  {
    title: t('Sunglasses'),
    text: t(
      'Wear them on the way home. Dilating drops can make daylight feel too bright.',
    ),
    claim: 'dilation-blur-hours',
  },
];

export const WhatToBring = () => (
  <Section title={t('What to bring to your eye exam')}>
    <CheckList
      large
      items={whatToBring.map(({ title, text, claim }) => (
        <>
          <h3>{title}</h3>
          <CitedText text={text} claim={claim} />
        </>
      ))}
    />
    {forms && forms !== 'none' && (
      <a href={forms}>{t('Forms to fill in at home')}</a>
    )}
    <p>
      {t('Bringing a child? Read about')}{' '}
      <PageLink to="for-kids">{t('eye exams for kids')}</PageLink>.
    </p>
  </Section>
);

const { exam, childExam, contactLensFitting, firstMyopiaYear } = prices;

const priceList = [
  { name: t('Eye exam'), ...exam },
  { name: t('Child’s eye exam'), ...childExam },
  { name: t('Contact lens fitting'), ...contactLensFitting },
  { name: t('First year of myopia treatment'), ...firstMyopiaYear },
].filter(({ current }) => current);

/** Ways to pay besides FSA and HSA cards: "cash, a card or a check". */
const otherWays = details.payment.filter((way) => !/FSA|HSA/.test(way));

const payment = joinWithOr(otherWays);

const takesAccountCards = otherWays.length < details.payment.length;

export const Cost = () => (
  <Section
    id="cost"
    title={t('What it costs')}
    tone="sand"
    illustration={
      <>
        <Fold
          summary={
            takesInsurance
              ? t('Insurance, FSA, HSA and estimates')
              : t('FSA, HSA and estimates')
          }
        >
          {takesInsurance && (
            <p>
              {t('Have insurance? Your plan sets what you pay.')}
              {planChecks &&
                t(
                  ' Before your visit, we’ll tell you what your plan says it covers and estimate your share.',
                )}
            </p>
          )}
          <p>
            {t('You can use FSA or HSA money for exams, glasses and contacts.')}
            <Cite id="fsa-hsa-eye-care" />{' '}
            {takesAccountCards
              ? t('Just bring the card.')
              : t('Ask us for a receipt to send to your plan.')}
            {payment &&
              (takesAccountCards
                ? t(' You can also pay with {payment}.', { payment })
                : t(' You can pay with {payment}.', { payment }))}{' '}
            {answers.financing}
          </p>
          <p>
            {takesInsurance && t('No insurance, or not using it? ')}
            {t(
              'Ask us for a Good Faith Estimate. It’s your expected cost, in writing, before your visit.',
            )}
            <Cite id="good-faith-estimate" />
          </p>
        </Fold>
        <PageLink to="legal-good-faith-estimates">
          {t('Your right to a Good Faith Estimate')}
        </PageLink>
      </>
    }
  >
    {priceList.length > 0 ? (
      <>
        <p>
          {takesInsurance
            ? t('Our prices without insurance:')
            : t('Our prices:')}
        </p>
        <table className={styles.prices}>
          <tbody>
            {priceList.map(({ name, current, later, includes }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <small>{includes}</small>
                </th>
                <td>
                  {current} {later && <small>{later}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ) : (
      <p>
        {t('Your price depends on what you need. Call ')}
        <PhoneLink />
        {t(' and ask for an estimate before you book.')}
      </p>
    )}
  </Section>
);

const namesOf = (plans: readonly Insurer[]) => plans.map(({ name }) => name);

/** The plans of one line, and those that people ask for in vain. */
const PlansOfLine = ({ taken, notTaken }: (typeof planLines)[number]) => (
  <>
    {taken.length > 0 && (
      <ul className={styles.insurers}>
        {taken.map((plan) => (
          <li key={plan.name} data-through={plan.through}>
            {datedName({ ...plan, name: fullName(plan) })}
          </li>
        ))}
      </ul>
    )}
    {notTaken.length > 0 && (
      <>
        <p>{t('We don’t take:')}</p>
        <ul className={`${styles.insurers} ${styles.notTaken}`}>
          {notTaken.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </>
    )}
  </>
);

const { vision, medical } = plans;

const hasKinds =
  vision.length > 0 || medical.length > 0 || takesMedicaid || takesMedicare;

export const Insurance = () => (
  <Section id="insurance" title={t('Insurance we accept')}>
    <DescriptionList
      wide
      items={planLines.map((line) => [
        line.title,
        <PlansOfLine key={line.title} {...line} />,
      ])}
    />
    {promises.otherPlans && (
      <p>{t('We take these and others. Don’t see yours? Ask us.')}</p>
    )}
    {hasKinds && (
      <Fold summary={t('What each kind of plan pays for')}>
        <CardGrid>
          {vision.length > 0 && (
            <Card title={t('Vision plans')}>
              <p>
                {t(
                  'A vision plan like {plans} helps pay for a routine exam. It also helps pay for glasses or contacts.',
                  { plans: joinWithOr(namesOf(vision)) },
                )}
              </p>
            </Card>
          )}
          {medical.length > 0 && (
            <Card title={t('Medical insurance')}>
              <p>
                {t(
                  'Medical plans like {plans} usually help pay for visits for an eye disease or injury. Some plans cover a routine exam, too.',
                  { plans: joinWithAnd(namesOf(medical)) },
                )}
              </p>
            </Card>
          )}
          {takesMedicaid && (
            <Card title="Medicaid">
              <p>
                {t(
                  'Medicaid covers eye care and glasses for members under 21.',
                )}
                <Cite id="medicaid-children" />{' '}
                {answers.medicaidAdults ??
                  t('For adults, it depends on the plan. Call us and ask.')}
              </p>
            </Card>
          )}
          {takesMedicare && (
            <Card title="Medicare">
              <p>
                {t(
                  'Original Medicare doesn’t pay for a routine exam for glasses or contacts.',
                )}
                <Cite id="medicare-routine-exam" />
                {t(' Part B helps pay for:')}
              </p>
              <ul>
                <li>
                  {t(
                    'a glaucoma screening once a year, if you’re at high risk',
                  )}
                  <Cite id="medicare-glaucoma-screening" />
                </li>
                <li>
                  {t('an eye exam once a year, if you have diabetes')}
                  <Cite id="medicare-diabetes-exam" />
                </li>
                <li>
                  {t('some tests and treatments for macular degeneration')}
                  <Cite id="medicare-macular-degeneration" />
                </li>
                <li>
                  {t(
                    'a pair of glasses or set of contacts after each cataract surgery with a lens implant',
                  )}
                  <Cite id="medicare-glasses-after-cataract" />
                </li>
              </ul>
              {answers.medicareAdvantage && <p>{answers.medicareAdvantage}</p>}
            </Card>
          )}
        </CardGrid>
      </Fold>
    )}
  </Section>
);

const steps = examSteps({ takesInsurance, promises });

export const Walkthrough = () => (
  <Section title={walkthroughTitle}>
    <Steps steps={steps} />
    {(examTotalMinutes !== undefined || promises.opticalShop) && (
      <div className={layout.row}>
        {examTotalMinutes && (
          <p className={styles.minutes}>
            {t('Total: {minutes} min', { minutes: examTotalMinutes })}
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
  </Section>
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
    answer: t('Write to us, or call {phone}.', {
      phone: practice.phone.display,
    }),
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
  step: steps.map(({ name, text }, index) => ({
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
