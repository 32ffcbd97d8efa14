import { text } from 'virtual:practice/pages/for-kids';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import child from '@/components/illustrations/audiences/children.tsx?illustration';
import { LocalSections } from '@/components/local-sections';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Questions } from '@/components/questions';
import { TableOfContents } from '@/components/table-of-contents';
import { claimsWith } from '@/content/question';
import { faqPage } from '@/seo/structured-data/faq-page';
import { ExamAges } from './exam-ages';
import styles from './for-kids.module.css';
import { page } from './page';
import { parentQuestions } from './parent-questions';
import { VisionProblems } from './vision-problems';
import KidsEyewear from './kids-eyewear.static';
import ParentTips from './parent-tips.static';
import WarningSigns from './warning-signs.static';
import SchoolScreening from './school-screening.static';

const parts = [
  { id: 'when', name: 'When to come' },
  { id: 'problems', name: 'What we find' },
  { id: 'signs', name: 'Warning signs' },
  { id: 'tips', name: 'Tips for the day' },
  { id: 'glasses', name: 'Glasses' },
];

export default function ForKidsPage() {
  return (
    <PageLayout
      page={page}
      nodes={[faqPage(page, parentQuestions)]}
      claims={claimsWith(
        [
          'child-exam-schedule',
          'screening-limits',
          'myopia-start',
          'amblyopia',
          'convergence-insufficiency',
          'stroke-sight',
          'double-vision',
          'chemical-rinse',
          'chemical-splash',
          'eye-cut',
          'white-pupil',
          'infant-warning-signs',
          'dilation-blur-hours',
          'sports-eyewear',
        ],
        text.questions,
      )}
    >
      <PageHeader
        page={page}
        heading={text.heading ?? 'Eye care for children'}
        lead={
          text.lead ??
          'Children seldom say that they see badly: it has always looked like that. So come before there is a reason, at 6 months, at age 3, before kindergarten, and then once a year.'
        }
        illustration={<Illustration file={child} alt="" className={styles.child} early />}
      >
        <BookingLink>Book an Exam</BookingLink>
      </PageHeader>
      <TableOfContents sections={parts} />
      <ExamAges />
      <SchoolScreening />
      <VisionProblems />
      <WarningSigns />
      <ParentTips />
      <KidsEyewear />
      <Questions title="What parents ask us" questions={parentQuestions} />
      <LocalSections page={page} />
      <CtaBanner heading="Which of the four ages is next?" booking="Book an Exam">
        If one has passed, come now. We have seen first exams at 6 months and at 16 years.
      </CtaBanner>
    </PageLayout>
  );
}
