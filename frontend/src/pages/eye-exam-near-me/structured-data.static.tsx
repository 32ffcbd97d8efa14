import { townRoutes } from '@/seo/routes';
import { faqPage } from '@/seo/structured-data/faq-page';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { examSummary, nearMeQuestions } from './content';
import { eyeExam } from './eye-exam-schema';
import { page } from './page';

const nodes = [
  eyeExam(page, {
    description: examSummary,
    towns: townRoutes.map(({ label }) => label),
  }),
  faqPage(page, nearMeQuestions),
];

export function PageData() {
  return <StructuredData page={page} nodes={nodes} />;
}
