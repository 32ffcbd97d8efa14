import { faqPage } from '@/seo/structured-data/faq-page';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { page } from './page';
import { parentQuestions } from './parent-questions';

export function PageData() {
  return <StructuredData page={page} nodes={[faqPage(page, parentQuestions)]} />;
}
