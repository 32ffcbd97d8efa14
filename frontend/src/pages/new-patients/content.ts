import type { ClaimId } from '@/content/claims';
import { details } from 'virtual:practice/details';
import { text } from 'virtual:practice/pages/new-patients';
import { practice } from '@/content/practice';
import type { Question } from '@/content/question';

/** How one pays, as it is said in a sentence. */
export const payment = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
  details.payment,
);

const price = details.prices.exam ? `An exam is ${details.prices.exam}. ` : '';

export const firstVisitQuestions: readonly Question[] = [
  {
    question: 'How early should I come?',
    answer:
      'At the time of your appointment. The 15 minutes of check-in are part of it, and there is nothing to print or fill in before.',
  },
  {
    question: 'May I drive home afterward?',
    answer: `If your pupils are widened, plan to be driven${practice.transit ? ', or come by train' : ''}. Tell us when you book that you have to drive, and we look for a way around the drops or a second date for them.`,
    claim: 'dilation-blur-hours',
  },
  {
    question: 'Do I wear my contact lenses to the exam?',
    answer:
      'Yes, so that we see how they sit. Then you take them out, so bring your case and your glasses too.',
  },
  {
    question: 'What does it cost without insurance?',
    answer: `${price}Call ${practice.phone.display} and we tell you the price before you book. You can pay with ${payment}.`,
  },
  {
    question: 'May somebody come in with me?',
    answer:
      'Yes. Each exam room has a second chair and space for a stroller, a wheelchair or a guide dog.',
  },
  {
    question: 'What if I have to change the day?',
    answer:
      'Call by the day before, and somebody from our waiting list is glad of the hour. If you wake up sick, call then. We charge nobody for having the flu.',
  },
  ...(text.questions ?? []),
];

interface ThingToBring {
  thing: string;
  why: string;
  claim?: ClaimId;
}

export const whatToBring: readonly ThingToBring[] = [
  {
    thing: 'Your insurance cards',
    why: 'Both, if you have a vision plan and a medical one. And a photo ID.',
  },
  {
    thing: 'All the glasses you use',
    why: 'Scratched ones and drugstore readers too. We measure each pair.',
  },
  {
    thing: 'Your contact lens boxes',
    why: 'The print on the side names the brand, the curve and the power. A photo will do.',
  },
  {
    thing: 'A list of your medicines',
    why: 'With eye drops and vitamins. A photo of the bottles saves you the spelling.',
  },
  {
    thing: 'Your last eye report',
    why: 'If another doctor has followed your eyes. Or give us the name, and we ask for it.',
  },
  {
    thing: 'Sunglasses',
    why: 'For the way home: drops that widen the pupils can make daylight hard to bear.',
    claim: 'dilation-blur-hours',
  },
];
