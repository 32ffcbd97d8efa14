import { text } from 'virtual:practice/pages/myopia-treatment';
import { percentages } from '@/content/percentages';
import { offered, offers, treatments } from '@/content/treatments';
import type { Question } from '@/content/question';

const lenses = offers('overnight-lenses') || offers('soft-lenses');

const swimming = [
  offers('overnight-lenses') || offers('atropine')
    ? `With ${[offers('atropine') && 'drops', offers('overnight-lenses') && 'overnight lenses'].filter(Boolean).join(' and with ')}, yes: by day nothing is in the eye.`
    : '',
  offers('soft-lenses')
    ? 'Daily soft lenses come out first, because water carries germs under them.'
    : '',
];

const comparing: Question = {
  question: `Which of the ${offered.count} works best?`,
  answer:
    'Nobody can say it for one child. Most studies compare a treatment with none, not with another one. What decides is which one your family can keep up for years.',
  claim: 'treatments-evidence',
};

export const treatmentQuestions: readonly Question[] = [
  ...(treatments.length > 1 ? [comparing] : []),
  {
    question: `I read that treatments slow myopia ${percentages['treatments-slowing-most']}. Do they?`,
    answer:
      'Full-strength atropine came near that in one study. It keeps the pupils wide and print blurry all day, and we do not use it to slow myopia. Count on about half at best, and on less with the years.',
    claim: 'treatments-slowing-most',
  },
  {
    question: 'When can we stop?',
    answer:
      'When the eye has stopped growing. In a US study that was by 15 for half of the children, by 18 for three quarters. We end slowly and go on measuring, since eyes can speed up when treatment ends too soon.',
    claim: 'myopia-stops',
  },
  ...(offers('atropine')
    ? [
        {
          question: `Other offices give ${percentages['atropine-us-trial']} drops. Why not you?`,
          answer:
            'We do not start with them. They are gentle, but one US trial found them no better than placebo, and another found a small effect. If your child is on them and the eye has stopped growing, we leave well alone.',
          claim: 'atropine-second-trial' as const,
        },
      ]
    : []),
  {
    question: 'Can glasses slow it?',
    answer:
      'Ordinary ones do not. In September 2025 the FDA authorized the first eyeglass lenses that do, for children who are 6 to 12 at the start. Ask us about them if nothing on this page suits your child.',
    claim: 'glasses-authorized',
  },
  {
    question: 'May my child swim?',
    answer: swimming.filter(Boolean).join(' '),
    ...(lenses && { claim: 'contact-lens-water' as const }),
  },
  {
    question: 'What does “off-label” mean?',
    answer:
      'That the FDA has approved the drug or the lens, but not for this purpose, age or strength. It is legal and common in the care of children. It also means that the FDA has not checked whether it works for this, so we tell you each time.',
  },
  ...(text.questions ?? []),
];
