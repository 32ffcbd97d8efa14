import { text } from 'practice/pages/new-patients';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { BookingLink, PhoneLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import type { ClaimId } from '@/content/claims';
import {
  examTotalMinutes,
  visitParts,
  walkthroughTitle,
} from '@/content/exam-steps?data';
import {
  newPatientsDaily,
  planChecks,
  retinalPhotos,
} from '@/content/promises?data';
import {
  takesInsurance,
  takesMedicaid,
  takesMedicare,
} from '@/content/insurers?data';
import { practice } from '@/content/practice';
import { present } from '@/content/present';
import { claimsWith } from '@/content/prose';
import hourPreview from '@/features/tools/your-hour/preview.svg?illustration';
import planPreview from '@/features/tools/insurance-finder/preview.svg?illustration';
import { t } from 'shared/t';
import { page } from './page';
import styles from './new-patients.module.css';
import { Cost, Insurance } from './cost.static';
import {
  Benefits,
  FirstVisitQuestions,
  PageData,
  VisitDial,
  Walkthrough,
  WhatToBring,
} from './sections.static';

const claims = present<ClaimId>([
  'dilation-blur-hours',
  'fsa-hsa-eye-care',
  'good-faith-estimate',
  takesMedicaid && 'medicaid-children',
  takesMedicare && 'medicare-routine-exam',
  takesMedicare && 'medicare-glaucoma-screening',
  takesMedicare && 'medicare-diabetes-exam',
  takesMedicare && 'medicare-macular-degeneration',
  takesMedicare && 'medicare-glasses-after-cataract',
  'eyeglass-prescription-rule',
  retinalPhotos && 'eye-disease-without-warning',
  'emergency-care-for-all',
]);

const { name, address } = practice;

export default function NewPatientsPage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={claimsWith(claims, text.questions)}
    >
      <PageHeader
        page={page}
        lead={
          text.lead ??
          present([
            t('Welcome to {name}, at {street} in {city}.', {
              name,
              street: address.street,
              city: address.city,
            }),
            examTotalMinutes &&
              t('Your visit takes about {minutes} minutes.', {
                minutes: examTotalMinutes,
              }),
          ]).join(' ')
        }
        illustration={visitParts.length > 0 && <VisitDial />}
      >
        <BookingLink>{t('Book an Exam')}</BookingLink>
        <span className={layout.notOnPhones}>
          {t('or call ')}
          <PhoneLink />
        </span>
      </PageHeader>
      <YourHour />
      <WhatToBring />
      <Cost />
      {takesInsurance && <Insurance />}
      {takesInsurance && <YourPlan />}
      <Benefits />
      <FirstVisitQuestions />
      <LocalSections page={page} />
      <CtaBanner
        heading={t('Book your first eye exam')}
        booking={t('Book an Exam')}
      >
        {present([
          newPatientsDaily && t('We see new patients every day we’re open.'),
          practice.bookingUrl
            ? t('Don’t see a time that works? Call us.')
            : t('Call us, and we’ll find a time that works for you.'),
        ]).join(' ')}
      </CtaBanner>
    </PageLayout>
  );
}

const YourHour = () => (
  <Section title={walkthroughTitle}>
    <Tool
      name={t('Plan your visit')}
      title={t('Your visit, from your door and back')}
      text={t(
        'Pick a day, and see when to leave home and what to plan for afterward.',
      )}
      picture={<Illustration file={hourPreview} alt="" />}
      load={() => import('@/features/tools/your-hour/your-hour')}
    />
    <div data-on-paper className={styles.steps}>
      <Walkthrough />
    </div>
  </Section>
);

const YourPlan = () => (
  <Section title={t('Don’t see your plan?')}>
    <p>
      {t('Call ')}
      <PhoneLink />
      {t(' and have your card handy.')}
      {planChecks && t(' We’ll look it up while you wait.')}
      {t(' If we don’t take it, we’ll tell you what you’d pay without it.')}
    </p>
    <Tool
      name={t('Look up your plan')}
      title={t('Is your plan on our list?')}
      text={t('Type the name on your card. Nothing leaves this device.')}
      picture={<Illustration file={planPreview} alt="" />}
      load={() => import('@/features/tools/insurance-finder/insurance-finder')}
    />
  </Section>
);
