import { text } from 'virtual:practice/pages/eye-exam-near-me';
import type { ClaimId } from '@/content/claims';
import { practice } from '@/content/practice';
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

export const nearMeQuestions: readonly Question[] = [
  {
    question: 'Do I need a referral?',
    answer:
      'No. You book yourself, online or by phone. If your plan wants one for a medical problem of the eye, we read the card with you.',
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
    answer: `Not right after drops that widen the pupils: for a few hours sight may be blurry and light hard to bear. Come ${practice.transit ? 'by train or ' : ''}with a driver, or tell us when you book that you have to drive.`,
    claim: 'dilation-blur-hours',
  },
  ...(text.questions ?? []),
];
