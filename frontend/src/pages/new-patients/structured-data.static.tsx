import { examSteps, examTotalMinutes, walkthroughTitle } from '@/content/exam-steps';
import { faqPage } from '@/seo/structured-data/faq-page';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { firstVisitQuestions, whatToBring } from './content';
import { howTo } from './how-to-schema';
import { page } from './page';

const nodes = [
  howTo(page, {
    name: walkthroughTitle,
    totalMinutes: examTotalMinutes,
    supplies: whatToBring.map(({ thing }) => thing),
    steps: examSteps,
  }),
  faqPage(page, firstVisitQuestions),
];

export function PageData() {
  return <StructuredData page={page} nodes={nodes} />;
}
