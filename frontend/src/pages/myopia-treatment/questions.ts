import { text } from 'virtual:practice/pages/myopia-treatment';
import { joinWithOr } from '@/content/in-words';
import { percentages } from '@/content/percentages';
import { offered, offers, offersContacts, treatments } from '@/content/treatments';
import type { Question } from '@/content/question';

const nothingInTheEye = joinWithOr(
  [
    offers('atropine') && 'drops',
    offers('overnight-lenses') && 'overnight lenses',
    offers('myopia-glasses') && 'glasses',
  ].filter((treatment) => treatment !== false),
);

const swimming = [
  nothingInTheEye && `With ${nothingInTheEye}, yes. There’s nothing in the eye during the day.`,
  offers('soft-lenses') && 'Daily soft lenses come out first, because water carries germs.',
];

const comparing: Question = {
  question: `Which of the ${offered.count} works best?`,
  answer:
    'No one can predict that for your child. Most studies compare a treatment with no treatment, not with another treatment. The best choice is often the one your family can keep up for years.',
  claim: 'treatments-evidence',
};

export const treatmentQuestions: readonly Question[] = [
  ...(treatments.length > 1 ? [comparing] : []),
  {
    question: `Can treatment slow myopia ${percentages['treatments-slowing-most']}?`,
    answer: `Yes, ${percentages['treatments-slowing-most']}, with the strongest ${offers('atropine') ? 'atropine drops' : 'eye drops'}. They keep pupils wide and make reading blurry all day, so we use gentler treatments. In trials of those, eyes grew about half as much at best.`,
    claim: 'treatments-slowing-most',
  },
  {
    question: 'When can we stop?',
    answer:
      'When the eye has stopped growing. In a US study, that was by 15 for half of the children and by 18 for three out of four. We end treatment slowly and keep measuring, because eyes can speed up if treatment stops too soon.',
    claim: 'myopia-stops',
  },
  ...(offers('atropine')
    ? [
        {
          question: `Other offices use ${percentages['atropine-us-trial']} drops. Why don’t you?`,
          answer:
            'We don’t start with them. They’re gentle, but one US trial found they did no better than placebo. Another found a small effect. If your child already uses them and the eye has stopped growing, we leave things as they are.',
          claim: 'atropine-second-trial' as const,
        },
      ]
    : []),
  {
    question: 'Can glasses slow myopia?',
    answer: offers('myopia-glasses')
      ? 'Regular glasses don’t. Myopia-control glasses can. In September 2025 the FDA authorized the first ones, for children who start at ages 6 to 12. You can get them here.'
      : 'Regular glasses don’t. In September 2025 the FDA authorized the first glasses that do, for children who start at ages 6 to 12. We don’t have them, but ask us about them.',
    claim: 'glasses-authorized',
  },
  {
    question: 'Can my child swim?',
    answer: swimming.filter(Boolean).join(' '),
    ...(offersContacts && { claim: 'contact-lens-water' as const }),
  },
  {
    question: 'What does “off-label” mean?',
    answer: `The FDA has approved the drug or the lens, but not for this purpose, age or strength. ${offers('atropine') ? 'Drops mixed by a pharmacy aren’t FDA-approved products. ' : ''}Doctors can still use it, and that’s common in the care of children. It also means the FDA hasn’t checked that it works for this. We tell you every time.`,
  },
  ...(text.questions ?? []),
];
