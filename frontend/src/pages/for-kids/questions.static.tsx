import { Questions } from '@/components/questions';
import { parentQuestions } from './parent-questions';

export default function ParentQuestions() {
  return <Questions title="Questions parents ask" questions={parentQuestions} />;
}
