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
    'No one can predict that for your child. Most studies compare a treatment with no treatment. The best choice is often the one your family can keep up for years.',
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
      'When the eye has stopped growing. In a US study, myopia stopped getting worse by 15 in half of the children and by 18 in three out of four. We end treatment slowly and keep measuring.',
    claim: 'myopia-stops',
  },
  ...(offers('atropine')
    ? [
        {
          question: `Other offices use ${percentages['atropine-us-trial']} drops. Why don’t you?`,
          answer:
            'They’re gentle, but it isn’t clear that they work. If your child already uses them and the eye has stopped growing, we leave things as they are.',
          claim: 'atropine-second-trial' as const,
        },
      ]
    : []),
  {
    question: 'Can glasses slow myopia?',
    answer: offers('myopia-glasses')
      ? 'Regular glasses don’t. Myopia-control glasses can, and you can get them here.'
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
    answer: `The FDA has approved the drug or the lens, but not for this purpose, age or strength. ${offers('atropine') ? 'Drops mixed by a pharmacy aren’t FDA-approved products. ' : ''}Doctors can still prescribe it, which is common for children. But the FDA hasn’t checked that it works for this.`,
  },
  ...(text.questions ?? []),
];
