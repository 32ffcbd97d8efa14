import { Questions } from '@/components/questions';
import { firstVisitQuestions } from './content';

export default function FirstVisitQuestions() {
  return <Questions title="Questions from new patients" questions={firstVisitQuestions} />;
}
