import { examSummary } from '@/content/near-me/exam-parts';
import { neighbors } from '@/content/near-me/neighbors';
import { nearMeQuestions } from '@/content/near-me/questions';
import eyeChart from '@/pictures/eye-chart.tsx?drawing';
import { eyeExamNearMeEntry } from '@/registry/entries/eye-exam-near-me';
import { routeById } from '@/registry/routes';
import { Arrival } from '@/sections/arrival';
import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { Questions } from '@/sections/questions';
import { eyeExam } from '@/structured-data/eye-exam';
import { faqPage } from '@/structured-data/faq-page';
import { BookingLink } from '@/ui/booking-link';
import { Drawing } from '@/ui/drawing';
import { PhoneLink } from '@/ui/phone-link';
import { prerendered } from '@/ui/prerendered';
import { Covers } from './covers';
import { Hour } from './hour';
import { Neighbors } from './neighbors';

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
