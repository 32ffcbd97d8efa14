import { text } from 'practice/pages/myopia-treatment';
import { percentages } from '@/content/percentages';
import { offers } from '@/content/offered-treatments';
import { offered, treatments } from '@/content/treatments';
import type { Question } from '@/content/question';

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
  ...(offers('myopia-glasses')
    ? []
    : [
        {
          question: 'Can glasses slow myopia?',
          answer:
            'Regular glasses don’t. In September 2025 the FDA authorized the first glasses that do, for children who start at ages 6 to 12. We don’t have them, but ask us about them.',
          claim: 'glasses-authorized' as const,
        },
      ]),
  {
    question: 'What does “off-label” mean?',
    answer:
      'The FDA has approved the drug or the lens, but not for this purpose, age or strength. Doctors can still prescribe it, which is common for children. But the FDA hasn’t checked that it works for this.',
  },
  ...(text.questions ?? []),
];
