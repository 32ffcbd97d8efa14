import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { GettingHere } from '@/components/getting-here';
import { Illustration } from '@/components/illustration';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { PhoneLink } from '@/components/phone-link';
import { Questions } from '@/components/questions';
import { withoutHydration } from '@/components/without-hydration';
import { routeById } from '@/seo/routes';
import { faqPage } from '@/seo/structured-data/faq-page';
import { Covers } from './covers';
import { examSummary, nearMeQuestions, neighbors } from './content';
import { eyeExam } from './eye-exam-schema';
import { Hour } from './hour';
import eyeChart from './illustrations/eye-chart.tsx?illustration';
import { Neighbors } from './neighbors';
import { page } from './page';

const Limits = withoutHydration(() => import('./limits'));

const nodes = [
  eyeExam(page, {
    description: examSummary,
    towns: neighbors.map(({ page }) => routeById(page).label),
  }),
  faqPage(page, nearMeQuestions),
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
    <PageLayout page={page} nodes={nodes} claims={claims}>
      <PageHeader
        page={page}
        heading="An eye exam near you, in the middle of Metuchen"
        lead="Near means that the trip does not eat the day. We are about five minutes on foot from the station, a garage stands beside it, and you are out of the chair in an hour."
        illustration={
          <Illustration
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
      </PageHeader>
      <Covers />
      <Hour />
      <Limits />
      <GettingHere title="How to get here" />
      <Neighbors />
      <Questions title="Before you book" questions={nearMeQuestions} />
      <CtaBanner heading="Near, and free one day soon?" booking="Schedule an Exam">
        See which hours are left this week, or call and ask for the next one.
      </CtaBanner>
    </PageLayout>
  );
}
