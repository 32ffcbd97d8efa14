import { text } from 'practice/pages/for-kids';
import type { Question } from '@/content/question';
import { t } from 'shared/t';

export const parentQuestions: readonly Question[] = [
  {
    question: t('How do you examine a child who can’t read yet?'),
    answer: t(
      'With lights, toys and pictures. The doctor shines a moving light into the eye through different lenses. Its reflection shows how strong the glasses should be. Your child only has to look.',
    ),
  },
  {
    question: t('Does my child need eye drops?'),
    answer: t(
      'Usually, at the first exam. The drops relax the eye’s focus, so we can measure the true prescription. They sting for a moment. Books can look blurry until the next day.',
    ),
    claim: 'cycloplegia-recovery',
  },
  {
    question: t('What if my child won’t cooperate?'),
    answer: t(
      'Then we do what goes well that day and finish at a second, short visit. We never hold a child down.',
    ),
  },
  ...(text.questions ?? []),
];
