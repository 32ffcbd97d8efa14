import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { Drawing } from '@/components/illustration';
import child from '@/components/illustrations/audiences/children.tsx?drawing';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { Questions } from '@/components/questions';
import { JumpLinks } from '@/components/table-of-contents';
import { prerendered } from '@/components/without-hydration';
import { faqPage } from '@/seo/structured-data/faq-page';
import { ExamAges } from './exam-ages';
import styles from './for-kids-page.module.css';
import { forKidsEntry } from './page';
import { parentQuestions } from './parent-questions';
import { VisionProblems } from './vision-problems';

const KidsEyewear = prerendered(() => import('./kids-eyewear'));
const ParentTips = prerendered(() => import('./parent-tips'));
const WarningSigns = prerendered(() => import('./warning-signs'));
const SchoolScreening = prerendered(() => import('./school-screening'));

const parts = [
  { id: 'when', name: 'When to come' },
  { id: 'problems', name: 'What we find' },
  { id: 'signs', name: 'Warning signs' },
  { id: 'tips', name: 'Tips for the day' },
  { id: 'glasses', name: 'Glasses' },
];

export default function ForKidsPage() {
  return (
    <PageFrame
      page={forKidsEntry}
      nodes={[faqPage(forKidsEntry, parentQuestions)]}
      claims={[
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
      ]}
    >
      <PageIntro
        page={forKidsEntry}
        heading="Eye care for children"
        lead="Children seldom say that they see badly: it has always looked like that. So come before there is a reason, at 6 months, at age 3, before kindergarten, and then once a year."
        picture={<Drawing file={child} alt="" className={styles.child} early />}
      >
        <BookingLink>Book an Exam</BookingLink>
      </PageIntro>
      <JumpLinks parts={parts} />
      <ExamAges />
      <SchoolScreening />
      <VisionProblems />
      <WarningSigns />
      <ParentTips />
      <KidsEyewear />
      <Questions title="What parents ask us" questions={parentQuestions} />
      <ClosingCall heading="Which of the four ages is next?" booking="Book an Exam">
        If one has passed, come now. We have seen first exams at 6 months and at 16 years.
      </ClosingCall>
    </PageFrame>
  );
}
