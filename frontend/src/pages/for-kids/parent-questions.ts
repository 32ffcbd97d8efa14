import { text } from 'virtual:practice/pages/for-kids';
import type { Question } from '@/content/question';

export const parentQuestions: readonly Question[] = [
  {
    question: 'How do you examine a child who cannot read?',
    answer:
      'With lights, toys and pictures. We hold lenses in front of a moving light and read the strength of glasses from its reflection in the eye. The child only has to look.',
  },
  {
    question: 'Does my child need eye drops?',
    answer:
      'At most first exams, yes. They rest the focus, so that we measure the true strength. They sting for a moment, and books are blurred for the rest of the day, sometimes into the next morning.',
  },
  {
    question: 'What if my child refuses?',
    answer:
      'Then we do what goes well that day and finish on a second, short visit. We hold nobody down.',
  },
  ...(text.questions ?? []),
];
