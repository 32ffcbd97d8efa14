import type { Question } from '@/content/question';

export const nearMeQuestions: readonly Question[] = [
  {
    question: 'Do I need a referral?',
    answer:
      'No. You book yourself, online or by phone. If your plan wants one for a medical problem of the eye, we read the card with you.',
  },
  {
    question: 'I live outside Metuchen. Will you see me?',
    answer:
      'Yes. The borough measures less than three square miles, so most people around us live in another town.',
  },
  {
    question: 'How soon can I come?',
    answer:
      'The scheduling page shows every free hour. If none fits, call and ask for the waiting list: somebody changes a day nearly every week.',
  },
  {
    question: 'My child did not pass the school screening. Is this the exam to book?',
    answer:
      'Yes. Bring the note from the school nurse and say how old the child is when you book, because we plan the hour differently for small ones.',
  },
  {
    question: 'Can I drive afterward?',
    answer:
      'Not right after drops that widen the pupils: for a few hours sight may be blurry and light hard to bear. Come by train or with a driver, or tell us when you book that you have to drive.',
    claim: 'dilation-blur-hours',
  },
];
