import { Questions } from '@/components/questions';
import { nearMeQuestions } from './content';

export default function ExamQuestions() {
  return <Questions title="Questions about eye exams" questions={nearMeQuestions} />;
}
