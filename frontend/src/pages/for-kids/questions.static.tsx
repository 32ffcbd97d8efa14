import { Questions } from '@/components/questions';
import { t } from 'shared/t';
import { parentQuestions } from './parent-questions';

export function ParentQuestions() {
  return <Questions title={t('Questions parents ask')} questions={parentQuestions} />;
}
