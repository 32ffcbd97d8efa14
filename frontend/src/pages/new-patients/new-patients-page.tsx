import { text } from 'practice/pages/new-patients';
import { CtaBanner } from '@/components/cta-banner';
import layout from '@/components/layout.module.css';
import { BookingLink, PhoneLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { examTotalMinutes } from '@/content/exam-steps';
import { practice } from '@/content/practice';
import { claimsWith } from '@/content/prose';
import { t } from 'shared/t';
import { page } from './page';
import {
  Benefits,
  Cost,
  FirstVisitQuestions,
  Insurance,
  PageData,
  VisitDial,
  Walkthrough,
  WhatToBring,
} from './sections.static';

const { medicaid, medicare } = practice.insurers;

const claims = [
  'dilation-blur-hours',
  'fsa-hsa-eye-care',
  'good-faith-estimate',
  ...(medicaid.length > 0 ? (['medicaid-children'] as const) : []),
  ...(medicare
    ? (['medicare-routine-exam', 'medicare-glaucoma-screening'] as const)
    : []),
  'eyeglass-prescription-rule',
  'eye-disease-without-warning',
] as const;

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
          t(
            'Welcome to {name}, at {street} in {city}. Your visit takes about {minutes} minutes.',
            {
              name,
              street: address.street,
              city: address.city,
              minutes: examTotalMinutes,
            },
          )
        }
        illustration={<VisitDial />}
      >
        <BookingLink>{t('Book an Exam')}</BookingLink>
        <span className={layout.notOnPhones}>
          {t('or call ')}
          <PhoneLink />
        </span>
      </PageHeader>
      <WhatToBring />
      <Cost />
      <Insurance />
      <YourPlan />
      <Walkthrough />
      <Benefits />
      <FirstVisitQuestions />
      <LocalSections page={page} />
      <CtaBanner
        heading={t('Book your first eye exam')}
        booking={t('Book an Exam')}
      >
        {practice.bookingUrl
          ? t(
              'We see new patients every day we’re open. Don’t see a time that works? Call us.',
            )
          : t('Call us, and we’ll find a time that works for you.')}
      </CtaBanner>
    </PageLayout>
  );
}

const YourPlan = () => (
  <Section title={t('Don’t see your plan?')}>
    <p>
      {t('Call ')}
      <PhoneLink />
      {t(
        ' and have your card handy. We’ll look it up while you wait. If we don’t take it, we’ll tell you what you’d pay without it.',
      )}
    </p>
    <Tool
      name={t('Look up your plan')}
      load={() => import('@/features/tools/insurance-finder/insurance-finder')}
    />
  </Section>
);
