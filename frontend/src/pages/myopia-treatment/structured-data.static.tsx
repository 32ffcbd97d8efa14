import { treatments } from '@/content/treatments';
import { faqPage } from '@/seo/structured-data/faq-page';
import { medicalTherapy } from '@/seo/structured-data/medical-therapy';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { page } from './page';
import { treatmentQuestions } from './treatment-questions';

const nodes = [...treatments.map(medicalTherapy), faqPage(page, treatmentQuestions)];

export function PageData() {
  return <StructuredData page={page} nodes={nodes} />;
}
