import type { ClaimId } from '@/content/claims';
import { details } from 'virtual:practice/details';
import { text } from 'virtual:practice/pages/new-patients';
import { practice } from '@/content/practice';
import type { Question } from '@/content/question';

const { prices } = details;

export const firstVisitQuestions: readonly Question[] = [
  {
    question: 'How early should I get there?',
    answer:
      'Just come at your appointment time. The 15-minute check-in is part of the visit. There’s nothing to print or fill out ahead of time.',
  },
  {
    question: 'Can I drive home after my exam?',
    answer: `Not if we widen your pupils with drops. Plan on getting a ride home${practice.transit ? ' or taking the train' : ''}. If you have to drive, tell us when you book. We’ll see if we can skip the drops or do them another day.`,
    claim: 'dilation-blur-hours',
  },
  {
    question: 'Should I wear my contacts to the exam?',
    answer:
      'Yes, so we can see how they fit. Then you’ll take them out, so bring your case and your glasses.',
  },
  {
    question: 'How much is an eye exam without insurance?',
    answer: `${prices.exam ? `An exam is ${prices.exam}.` : 'It depends on which tests you need.'} Call ${practice.phone.display} and we’ll tell you your price before you book.`,
    link: { to: 'new-patients', hash: '#cost', text: 'What it costs' },
  },
  {
    question: 'How do I get a copy of my records?',
    answer: `Call ${practice.phone.display} or write to us.`,
    link: { to: 'contact', hash: '#records', text: 'Getting a copy of your records' },
  },
  {
    question: 'Can someone come in with me?',
    answer:
      'Yes. Each exam room has a second chair and space for a stroller, a wheelchair or a service dog.',
  },
  {
    question: 'What if I need to change my appointment?',
    answer:
      'Please call at least a day ahead, so we can offer your time to someone on our waiting list. If you wake up sick, call us that morning. There’s no fee.',
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
    why: 'If you have a vision plan and medical insurance, bring both cards. Bring a photo ID, too.',
  },
  {
    thing: 'All your glasses',
    why: 'Bring every pair you use, even scratched ones and drugstore readers. We measure them all.',
  },
  {
    thing: 'Your contact lens boxes',
    why: 'The label shows the brand, the curve and the power. A photo works, too.',
  },
  {
    thing: 'A list of your medicines',
    why: 'Include eye drops and vitamins. Or just take a photo of the bottles.',
  },
  {
    thing: 'Your last eye exam report',
    why: 'Bring it if you’ve seen another eye doctor. Or give us the doctor’s name, and we’ll ask for it.',
  },
  {
    thing: 'Sunglasses',
    why: 'Wear them on the way home. Dilating drops can make daylight feel too bright.',
    claim: 'dilation-blur-hours',
  },
];
