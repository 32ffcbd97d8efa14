import { text } from 'virtual:practice/pages/new-patients';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { LocalSections } from '@/components/local-sections';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { PhoneLink } from '@/components/phone-link';
import { Questions } from '@/components/questions';
import { practice } from '@/content/practice';
import { examSteps, examTotalMinutes, walkthroughTitle } from '@/content/exam-steps';
import { claimsWith } from '@/content/question';
import { faqPage } from '@/seo/structured-data/faq-page';
import { firstVisitQuestions, whatToBring } from './content';
import { howTo } from './how-to-schema';
import { VisitDial } from './illustrations/visit-dial';
import { page } from './page';
import Benefits from './benefits.static';
import Insurance from './insurance.static';
import Walkthrough from './walkthrough.static';
import WhatToBring from './what-to-bring.static';

const nodes = [
  howTo(page, {
    name: walkthroughTitle,
    totalMinutes: examTotalMinutes,
    supplies: whatToBring.map(({ thing }) => thing),
    steps: examSteps,
  }),
  faqPage(page, firstVisitQuestions),
];

const claims = [
  'dilation-blur-hours',
  ...(practice.insurers.medicare
    ? (['medicare-routine-exam', 'medicare-glaucoma-screening'] as const)
    : []),
  'eyeglass-prescription-rule',
  'eye-disease-without-warning',
] as const;

export default function NewPatientsPage() {
  return (
    <PageLayout page={page} nodes={nodes} claims={claimsWith(claims, text.questions)}>
      <PageHeader
        page={page}
        heading={text.heading ?? 'Your first visit'}
        lead={
          text.lead ??
          `Bring your insurance card, the glasses and lenses you wear now, and a list of your medicines. The visit takes about ${examTotalMinutes} minutes from the front desk to the door.`
        }
        illustration={
          <VisitDial label="A dial of 60 minutes: 15 of check-in, 15 of pre-testing, then the exam" />
        }
      >
        <BookingLink>Book an Exam</BookingLink>
        <span>
          or call <PhoneLink />
        </span>
      </PageHeader>
      <WhatToBring />
      <Insurance />
      <Walkthrough />
      <Benefits />
      <Questions title="What people ask before they come" questions={firstVisitQuestions} />
      <LocalSections page={page} />
      <CtaBanner heading="We keep a chair for you" booking="Book an Exam">
        New patients are seen on each day we open. If the scheduling page has no hour that suits
        you, call: the front desk keeps some back.
      </CtaBanner>
    </PageLayout>
  );
}
