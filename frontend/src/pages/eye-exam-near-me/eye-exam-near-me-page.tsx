import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { Arrival } from '@/components/getting-here';
import { Drawing } from '@/components/illustration';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { PhoneLink } from '@/components/phone-link';
import { Questions } from '@/components/questions';
import { prerendered } from '@/components/without-hydration';
import { routeById } from '@/seo/routes';
import { faqPage } from '@/seo/structured-data/faq-page';
import { Covers } from './covers';
import { examSummary } from './exam-parts';
import { eyeExam } from './eye-exam-schema';
import { Hour } from './hour';
import eyeChart from './illustrations/eye-chart.tsx?drawing';
import { Neighbors } from './neighbors';
import { neighbors } from './neighbors-content';
import { eyeExamNearMeEntry } from './page';
import { nearMeQuestions } from './questions';

const Limits = prerendered(() => import('./limits'));

const nodes = [
  eyeExam(eyeExamNearMeEntry, {
    description: examSummary,
    towns: neighbors.map(({ page }) => routeById(page).label),
  }),
  faqPage(eyeExamNearMeEntry, nearMeQuestions),
];

const claims = [
  'exam-parts',
  'eye-disease-without-warning',
  'screening-limits',
  'eyeglass-prescription-rule',
  'dilation-blur-hours',
] as const;

export default function EyeExamNearMePage() {
  return (
    <PageFrame page={eyeExamNearMeEntry} nodes={nodes} claims={claims}>
      <PageIntro
        page={eyeExamNearMeEntry}
        heading="An eye exam near you, in the middle of Metuchen"
        lead="Near means that the trip does not eat the day. We are about five minutes on foot from the station, a garage stands beside it, and you are out of the chair in an hour."
        picture={
          <Drawing
            file={eyeChart}
            alt="An eye chart of turned letters, blurred, with a lens over the small rows that makes them sharp"
            early
          />
        }
      >
        <BookingLink>Schedule an Exam</BookingLink>
        <span>
          or call <PhoneLink />
        </span>
      </PageIntro>
      <Covers />
      <Hour />
      <Limits />
      <Arrival title="How to get here" />
      <Neighbors />
      <Questions title="Before you book" questions={nearMeQuestions} />
      <ClosingCall heading="Near, and free one day soon?" booking="Schedule an Exam">
        See which hours are left this week, or call and ask for the next one.
      </ClosingCall>
    </PageFrame>
  );
}
