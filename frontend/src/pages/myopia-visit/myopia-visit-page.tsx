import { CtaBanner } from '@/components/cta-banner';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { growthTrials } from '@/content/myopia/growth-trials';
import { AllQuestions } from './all-questions.static';
import { AllStudies } from './all-studies.static';
import { GrowthInStudies } from './growth-in-studies';
import { page } from './page';
import { QuestionsToBring } from './questions-to-bring';

export default function MyopiaVisitPage() {
  return (
    <PageLayout
      page={page}
      claims={[
        'myopia-calculator',
        'myopia-millimeters',
        ...(growthTrials.length > 1 ? (['treatments-evidence'] as const) : []),
        'myopia-growth-by-age',
        ...growthTrials.map(({ claim }) => claim),
      ]}
    >
      <PageHeader
        page={page}
        heading={page.heading}
        lead="See what studies found in eyes like your child’s, and print the questions worth asking. Both stay on this device."
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-treatment">Compare the treatments</PageLink>
      </PageHeader>
      <QuestionsToBring />
      <AllQuestions />
      <GrowthInStudies />
      <AllStudies />
      <CtaBanner heading="Bring the sheet along" booking="Schedule a Myopia Visit">
        We measure, answer your questions, and write down the numbers. Then you go home and decide.
      </CtaBanner>
    </PageLayout>
  );
}
