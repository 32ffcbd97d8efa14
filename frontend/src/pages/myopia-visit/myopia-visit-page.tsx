import { Cite } from '@/components/cite';
import { CtaBanner } from '@/components/cta-banner';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { Illustration } from '@/components/illustration';
import { growthTrials } from '@/content/eye-growth?data';
import { offers } from '@/content/offered-treatments';
import { percentages } from '@/content/percentages';
import { myopiaDecision } from '@/content/promises?data';
import { PrintButton } from '@/features/tools/print-sheet';
import growthPreview from '@/features/tools/growth-explorer/preview.svg?illustration';
import eveningTable from './illustrations/evening-table.svg?illustration';
import { page } from './page';
import { AllQuestions, AllStudies, QuestionSheet } from './sections.static';

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
        ...(offers('myopia-glasses') ? (['glasses-authorized'] as const) : []),
      ]}
    >
      <PageHeader
        page={page}
        lead="See what studies found in eyes like your child’s, and print the questions worth asking. What you enter stays on this device."
        illustration={
          <Illustration
            file={eveningTable}
            alt="A father and his daughter at the kitchen table in the evening. He writes questions down, and she looks at them through a lens."
            early
          />
        }
        scene
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-treatment">How treatment works</PageLink>
      </PageHeader>
      <QuestionsToBring />
      <GrowthInStudies />
      <AllStudies />
      <CtaBanner
        heading="Bring the sheet along"
        booking="Schedule a Myopia Visit"
      >
        {myopiaDecision
          ? 'We answer your questions and write down the price. Then you go home and decide.'
          : 'Ask what’s on it, and write down the answers.'}
      </CtaBanner>
    </PageLayout>
  );
}

const QuestionsToBring = () => (
  <Section id="questions" title="Questions to bring">
    <p>
      Tap what’s true of your child, and the sheet grows. It doesn’t tell you
      what to choose.
    </p>
    <QuestionSheet>
      <PrintButton />
    </QuestionSheet>
    <AllQuestions />
  </Section>
);

const GrowthInStudies = () => (
  <Section id="growth" title="How eyes grew in studies" tone="sand">
    <p>
      Enter an age and a prescription, and see how eyes like these grew, with
      and without treatment. It shows study results, and can’t predict your
      child’s eye. Children differ so much that only{' '}
      {percentages['myopia-calculator']} stayed within the range that a
      calculator gave them.
      <Cite id="myopia-calculator" />
    </p>
    <Tool
      name="See how eyes like my child’s grew"
      title="From an age to what studies saw"
      text="The bars show how much eyes grew, with and without treatment."
      picture={<Illustration file={growthPreview} alt="" />}
      load={() => import('@/features/tools/growth-explorer/growth-explorer')}
    />
  </Section>
);
