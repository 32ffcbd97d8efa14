import type { ClaimId } from '@/content/claims';
import { details } from 'practice/details';
import { text } from 'practice/pages/new-patients';
import { practice } from '@/content/practice';
import type { Question } from '@/content/question';
import { t } from 'shared/t';

const { prices } = details;

const train = practice.transit ? t(' or taking the train') : '';

const price = prices.exam
  ? t('An exam is {price}.', { price: prices.exam })
  : t('It depends on which tests you need.');

export const firstVisitQuestions: readonly Question[] = [
  {
    question: t('How early should I get there?'),
    answer: t(
      'Just come at your appointment time. The 15-minute check-in is part of the visit. There’s nothing to print or fill out ahead of time.',
    ),
  },
  {
    question: t('Can I drive home after my exam?'),
    answer: t(
      'Not if we widen your pupils with drops. Plan on getting a ride home{train}. If you have to drive, tell us when you book. We’ll see if we can skip the drops or do them another day.',
      { train },
    ),
    claim: 'dilation-blur-hours',
  },
  {
    question: t('Should I wear my contacts to the exam?'),
    answer: t(
      'Yes, so we can see how they fit. Then you’ll take them out, so bring your case and your glasses.',
    ),
  },
  {
    question: t('How much is an eye exam without insurance?'),
    answer: t('{price} Call {phone} and we’ll tell you your price before you book.', {
      price,
      phone: practice.phone.display,
    }),
    link: { to: 'new-patients', hash: '#cost', text: t('What it costs') },
  },
  {
    question: t('How do I get a copy of my records?'),
    answer: t('Call {phone} or write to us.', { phone: practice.phone.display }),
    link: { to: 'contact', hash: '#records', text: t('Getting a copy of your records') },
  },
  {
    question: t('Can someone come in with me?'),
    answer: t(
      'Yes. Each exam room has a second chair and space for a stroller, a wheelchair or a service dog.',
    ),
  },
  {
    question: t('What if I need to change my appointment?'),
    answer: t(
      'Please call at least a day ahead, so we can offer your time to someone on our waiting list. If you wake up sick, call us that morning. There’s no fee.',
    ),
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
    thing: t('Your insurance cards'),
    why: t(
      'If you have a vision plan and medical insurance, bring both cards. Bring a photo ID, too.',
    ),
  },
  {
    thing: t('All your glasses'),
    why: t(
      'Bring every pair you use, even scratched ones and drugstore readers. We measure them all.',
    ),
  },
  {
    thing: t('Your contact lens boxes'),
    why: t('The label shows the brand, the curve and the power. A photo works, too.'),
  },
  {
    thing: t('A list of your medicines'),
    why: t('Include eye drops and vitamins. Or just take a photo of the bottles.'),
  },
  {
    thing: t('Your last eye exam report'),
    why: t(
      'Bring it if you’ve seen another eye doctor. Or give us the doctor’s name, and we’ll ask for it.',
    ),
  },
  {
    thing: t('Sunglasses'),
    why: t('Wear them on the way home. Dilating drops can make daylight feel too bright.'),
    claim: 'dilation-blur-hours',
  },
];
