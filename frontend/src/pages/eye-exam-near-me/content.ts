import type { ClaimId } from '@/content/claims';
import type { Question } from '@/content/question';

export const examSummary =
  'One hour for six things, and a doctor who tells you in plain words what each of them showed.';

/** What a full exam goes through, in its order. */
interface ExamPart {
  name: string;
  text: string;
  claim?: ClaimId;
}

export const examParts: readonly ExamPart[] = [
  {
    name: 'Your story',
    text: 'What bothers you and since when, which medicines you take, which eye troubles run in the family.',
  },
  {
    name: 'How sharply you see',
    text: 'Far and near, one eye and then the other, with your glasses and without them.',
  },
  {
    name: 'Which lenses you need',
    text: '“Better one, or two?” Nobody fails this part. If both look the same, say so: that is an answer too.',
  },
  {
    name: 'Both eyes together',
    text: 'Your pupils, your side vision, and whether both eyes aim and focus at one point.',
  },
  {
    name: 'The pressure in each eye',
    text: 'One puff of air, or a touch that you do not feel. We say when it comes.',
  },
  {
    name: 'The inside',
    text: 'The lens, the retina and the optic nerve, often through pupils that drops have widened. Many eye diseases show here before you would notice.',
    claim: 'eye-disease-without-warning',
  },
];

/** The four towns with a page of their own, each in a line. */
export const neighbors = [
  { page: 'town-edison', text: 'On every side of us. Grove Avenue, Main Street or one stop.' },
  { page: 'town-woodbridge', text: 'One stop from Metropark, or a bike trail from Fords.' },
  { page: 'town-highland-park', text: 'Route 27 all the way, by car or on the 810.' },
  { page: 'town-new-brunswick', text: 'Two stops on the train. No car needed.' },
] as const;

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
