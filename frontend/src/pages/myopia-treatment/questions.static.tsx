import { Questions } from '@/components/questions';
import { treatmentQuestions } from './treatment-questions';

export function TreatmentQuestions() {
  return (
    <Questions
      title="Questions parents ask about myopia treatment"
      questions={treatmentQuestions}
    />
  );
}
