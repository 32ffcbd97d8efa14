import { text } from 'practice/pages/for-kids';
import { Cite } from '@/components/cite';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import kidsScene from '@/components/illustrations/kids-scene.svg?illustration';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader, TableOfContents } from '@/components/page-header';
import header from '@/components/page-header.module.css';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { offersMyopiaControl } from '@/content/offered-treatments';
import { babyExams, childExams } from '@/content/promises?data';
import { claimsWith } from '@/content/prose';
import { offersService } from '@/content/services?data';
import plannerPreview from '@/features/tools/exam-planner/preview.svg?illustration';
import formPreview from '@/features/tools/screening-decoder/preview.svg?illustration';
import { StreetPreview } from '@/components/street-preview';
import { t } from 'shared/t';
import { page } from './page';
import {
  ExamAgeList,
  KidsEyewear,
  PageData,
  ParentQuestions,
  ParentTips,
  ProblemList,
  SchoolScreening,
  ScreeningWords,
  WarningSigns,
} from './sections.static';

const parts = [
  { id: 'screening', name: t('Failed a school screening?') },
  { id: 'when', name: t('When to come') },
  { id: 'problems', name: t('Vision problems') },
  { id: 'signs', name: t('Warning signs') },
  { id: 'tips', name: t('Exam day') },
  ...(offersService.eyewear
    ? [{ id: 'glasses', name: t('Kids’ glasses') }]
    : []),
];

function lead(): string {
  if (babyExams)
    return t(
      'We give eye exams to babies, kids and teens. Bring your child in at 6 months, at age 3, before kindergarten, and then every year.',
    );
  return childExams
    ? t(
        'We give eye exams to kids and teens. Bring your child in at age 3, before kindergarten, and then every year.',
      )
    : t(
        'Children should have an eye exam at age 3, before kindergarten, and then every year.',
      );
}

export default function ForKidsPage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={claimsWith(
        [
          'screening-failed',
          'white-pupil',
          'white-pupil-causes',
          'anisocoria',
          'child-cataract',
          'infant-glaucoma',
          'child-droopy-lid',
          'visual-acuity',
          'screening-line',
          'eye-difference',
          'amblyopia',
          'vision-terms',
          'convergence-insufficiency',
          'myopia-start',
          'farsighted-near',
          'screening-untestable',
          'color-vision',
          'child-exam-schedule',
          'infant-warning-signs',
          ...(offersService.eyewear ? (['sports-eyewear'] as const) : []),
          'screening-limits',
          ...(childExams ? (['cycloplegia-recovery'] as const) : []),
        ],
        text.questions,
      )}
    >
      <PageHeader
        page={page}
        lead={text.lead ?? lead()}
        illustration={
          <Illustration
            file={kidsScene}
            alt=""
            early
            className={header.whole}
          />
        }
      >
        <BookingLink>{t('Book an Exam')}</BookingLink>
      </PageHeader>
      <TableOfContents sections={parts} />
      <SchoolScreening />
      <ScreeningForm />
      <ExamAges />
      <VisionProblems />
      <WarningSigns />
      <ParentTips />
      {offersService.eyewear && <KidsEyewear />}
      <ParentQuestions />
      <LocalSections page={page} />
      <CtaBanner
        heading={t('Is your child due for an eye exam?')}
        booking={t('Book an Exam')}
      >
        {t('Missed one of the ages above? It’s not too late.')}
      </CtaBanner>
    </PageLayout>
  );
}

const ScreeningForm = () => (
  <Section title={t('What the form says')}>
    <Tool
      name={t('Explain the words on the form')}
      title={t('A word you don’t know?')}
      text={t('Type it, and read what it means and how soon to come.')}
      picture={<Illustration file={formPreview} alt="" />}
      load={() =>
        import('@/features/tools/screening-decoder/screening-decoder')
      }
    />
    <ScreeningWords />
  </Section>
);

const ExamAges = () => (
  <Section id="when" title={t('When should kids get an eye exam?')} tone="mist">
    <ExamAgeList />
    <p>
      {t(
        'The American Optometric Association recommends nearly the same ages.',
      )}
      <Cite id="child-exam-schedule" />
      {!babyExams && t(' It also recommends a first exam at 6 to 12 months.')}
      {t(
        ' Come sooner if you see a sign below, if your child was born early, or if a parent had a lazy or turned eye.',
      )}
    </p>
    <Tool
      name={t('Plan your child’s exams')}
      title={t('From the birthday to the next exams')}
      text={t(
        'With dates for your calendar. The birthday stays on this device.',
      )}
      picture={<Illustration file={plannerPreview} alt="" />}
      load={() => import('@/features/tools/exam-planner/exam-planner')}
    />
  </Section>
);

const VisionProblems = () => (
  <Section id="problems" title={t('Common vision problems in children')}>
    <Tool
      name={t('See a street as your child sees it')}
      title={t('Through your child’s eyes')}
      text={t(
        'Pick a condition and how strong it is. Then show it to the family.',
      )}
      picture={<StreetPreview />}
      hash="#see="
      load={async () => ({
        default: (await import('@/features/tools/see-as/see-as')).SeeAsChild,
      })}
    />
    <ProblemList />
    {offersMyopiaControl && (
      <PageLink to="myopia-management">
        {t('More about myopia and how to slow it down')}
      </PageLink>
    )}
  </Section>
);
