import { Questions } from '@/components/questions';
import { t } from 'shared/t';
import { firstVisitQuestions } from './content';

export function FirstVisitQuestions() {
  return <Questions title={t('Questions from new patients')} questions={firstVisitQuestions} />;
}
