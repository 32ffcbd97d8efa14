import { details } from 'practice/details';
import { text } from 'practice/pages/eye-exam-near-me';
import type { ClaimId } from '@/content/claims';
import { practice } from '@/content/practice';
import type { Question } from '@/content/question';

export const examSummary =
  'We check six things in about an hour. Then your doctor tells you in plain words what each one showed.';

/** The parts of a full exam, in order. */
interface ExamPart {
  name: string;
  text: string;
  claim?: ClaimId;
}

export const examParts: readonly ExamPart[] = [
  {
    name: 'Your eye and health history',
    text: 'Tell us what bothers you and when it started. We ask about your medicines and eye problems in your family.',
  },
  {
    name: 'How well you see',
    text: 'We check each eye, far away and up close, with and without your glasses.',
  },
  {
    name: 'Your prescription',
    text: '“Which is better, one or two?” You can’t fail this part. If they look the same, just say so.',
  },
  {
    name: 'How your eyes work together',
    text: 'We check your pupils and your side vision. We also check that both eyes aim at the same spot and focus together.',
  },
  {
    name: 'Your eye pressure',
    text: 'It’s a puff of air, or a light touch that you won’t feel. We tell you before it comes.',
  },
  {
    name: 'The inside of your eyes',
    text: 'The doctor looks at the lens, the retina and the optic nerve. We often use drops to widen your pupils first. Many eye diseases show up here before you notice anything.',
    claim: 'eye-disease-without-warning',
  },
];

const { exam } = details.prices;

export const nearMeQuestions: readonly Question[] = [
  {
    question: 'How much does an eye exam cost?',
    answer: exam
      ? `Without insurance, an exam is ${exam}. With insurance, your plan sets what you pay.`
      : 'It depends on which tests you need and on your plan. Call us and we’ll tell you before you book.',
    link: { to: 'new-patients', hash: '#cost', text: 'Prices and insurance' },
  },
  {
    question: 'Do I need a referral to see an eye doctor?',
    answer:
      'No. Book online or call us. Some plans want a referral for a medical eye problem. We’ll check your card with you.',
  },
  {
    question: 'How soon can I get an appointment?',
    answer:
      'Our scheduling page shows the next open times. If none of them works for you, call us and ask for the waiting list. A time opens up nearly every week.',
  },
  {
    question: 'My child failed the school vision screening. Is this the right exam?',
    answer:
      'Yes. Bring the note from the school nurse. Tell us your child’s age when you book, because we plan the visit differently for little ones.',
    link: { to: 'for-kids', hash: '#screening', text: 'After a failed school screening' },
  },
  {
    question: 'Can I drive home after an eye exam?',
    answer: `Not right after drops that widen your pupils. For a few hours, things may look blurry and light may bother you. Plan on getting a ride home${practice.transit ? ' or taking the train' : ''}. If you have to drive, tell us when you book.`,
    claim: 'dilation-blur-hours',
  },
  ...(text.questions ?? []),
];
