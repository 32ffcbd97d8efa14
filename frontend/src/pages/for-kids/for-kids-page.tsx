import { text } from 'practice/pages/for-kids';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import child from '@/components/illustrations/audiences/children.tsx?illustration';
import { Languages } from '@/components/languages.static';
import { BookingLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { TableOfContents } from '@/components/table-of-contents';
import { claimsWith } from '@/content/question';
import { t } from 'shared/t';
import { ExamAges } from './exam-ages';
import styles from './for-kids.module.css';
import { page } from './page';
import { ScreeningForm } from './screening-form';
import { VisionProblems } from './vision-problems';
import { KidsEyewear } from './kids-eyewear.static';
import { ParentQuestions } from './questions.static';
import { RarelySay } from './rarely-say.static';
import { ParentTips } from './parent-tips.static';
import { WarningSigns } from './warning-signs.static';
import { SchoolScreening } from './school-screening.static';
import { PageData } from './structured-data.static';

const parts = [
  { id: 'screening', name: t('Failed a school screening?') },
  { id: 'when', name: t('When to come') },
  { id: 'problems', name: t('Vision problems') },
  { id: 'signs', name: t('Warning signs') },
  { id: 'tips', name: t('Exam day') },
  { id: 'glasses', name: t('Kids’ glasses') },
];

export default function ForKidsPage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={claimsWith(
        [
          'screening-failed',
          'screening-limits',
          'white-pupil',
          'anisocoria',
          'visual-acuity',
          'screening-line',
          'eye-difference',
          'amblyopia',
          'vision-terms',
          'convergence-insufficiency',
          'myopia-start',
          'screening-untestable',
          'color-vision',
          'child-exam-schedule',
          'stroke-sight',
          'double-vision',
          'chemical-rinse',
          'chemical-splash',
          'eye-cut',
          'infant-warning-signs',
          'dilation-blur-hours',
          'sports-eyewear',
          'cycloplegia-recovery',
        ],
        text.questions,
      )}
    >
      <PageHeader
        page={page}
        heading={page.heading}
        lead={
          text.lead ??
          t(
            'We give eye exams to babies, kids and teens. Come in at 6 months, at age 3, before kindergarten, and then every year.',
          )
        }
        illustration={<Illustration file={child} alt="" className={styles.child} early />}
      >
        <BookingLink>{t('Book an Exam')}</BookingLink>
      </PageHeader>
      <TableOfContents sections={parts} />
      <SchoolScreening />
      <ScreeningForm />
      <ExamAges />
      <RarelySay />
      <VisionProblems />
      <WarningSigns />
      <ParentTips />
      <KidsEyewear />
      <Languages />
      <ParentQuestions />
      <LocalSections page={page} />
      <CtaBanner heading={t('Is your child due for an eye exam?')} booking={t('Book an Exam')}>
        {t(
          'Missed one of the ages above? It’s not too late. We’ve done first exams at 6 months and at 16 years.',
        )}
      </CtaBanner>
    </PageLayout>
  );
}
