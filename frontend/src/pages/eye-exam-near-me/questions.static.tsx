import { Questions } from '@/components/questions';
import { nearMeQuestions } from './content';

export function ExamQuestions() {
  return <Questions title="Questions about eye exams" questions={nearMeQuestions} />;
}
