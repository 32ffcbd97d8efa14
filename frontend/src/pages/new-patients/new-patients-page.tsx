import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { PhoneLink } from '@/components/phone-link';
import { Questions } from '@/components/questions';
import { prerendered } from '@/components/without-hydration';
import { faqPage } from '@/seo/structured-data/faq-page';
import { examSteps, examTotalMinutes, walkthroughTitle } from './exam-steps';
import { howTo } from './how-to-schema';
import { VisitDial } from './illustrations/visit-dial';
import { newPatientsEntry } from './page';
import { firstVisitQuestions } from './questions';
import { whatToBring } from './what-to-bring-content';

const Benefits = prerendered(() => import('./benefits'));
const Insurance = prerendered(() => import('./insurance'));
const Walkthrough = prerendered(() => import('./walkthrough'));
const WhatToBring = prerendered(() => import('./what-to-bring'));

const nodes = [
  howTo(newPatientsEntry, {
    name: walkthroughTitle,
    totalMinutes: examTotalMinutes,
    supplies: whatToBring.map(({ thing }) => thing),
    steps: examSteps,
  }),
  faqPage(newPatientsEntry, firstVisitQuestions),
];

const claims = [
  'dilation-blur-hours',
  'medicare-routine-exam',
  'medicare-glaucoma-screening',
  'eyeglass-prescription-rule',
  'eye-disease-without-warning',
] as const;

export default function NewPatientsPage() {
  return (
    <PageFrame page={newPatientsEntry} nodes={nodes} claims={claims}>
      <PageIntro
        page={newPatientsEntry}
        heading="Your first visit"
        lead={`Bring your insurance card, the glasses and lenses you wear now, and a list of your medicines. The visit takes about ${examTotalMinutes} minutes from the front desk to the door.`}
        picture={
          <VisitDial label="A dial of 60 minutes: 15 of check-in, 15 of pre-testing, then the exam" />
        }
      >
        <BookingLink>Book an Exam</BookingLink>
        <span>
          or call <PhoneLink />
        </span>
      </PageIntro>
      <WhatToBring />
      <Insurance />
      <Walkthrough />
      <Benefits />
      <Questions title="What people ask before they come" questions={firstVisitQuestions} />
      <ClosingCall heading="We keep a chair for you" booking="Book an Exam">
        New patients are seen on each day we open. If the scheduling page has no hour that suits
        you, call: the front desk keeps some back.
      </ClosingCall>
    </PageFrame>
  );
}
