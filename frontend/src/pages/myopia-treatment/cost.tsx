import { CheckList } from '@/components/check-list';
import { Section } from '@/components/section';
import { offers } from '@/content/treatments';
import { details } from 'virtual:practice/details';

const lenses = offers('overnight-lenses') || offers('soft-lenses');

const differences = [lenses && 'the lens', offers('atropine') && 'the dose', 'the plan']
  .filter((difference) => difference !== false)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' and ');

/** What to ask before paying for a treatment of myopia, here or anywhere. */
const costQuestions: readonly string[] = [
  'What does the first year cost in all, visits included?',
  'And each year after that?',
  ...(lenses ? ['What does a lost lens cost, and how many days are we without it?'] : []),
  ...(offers('atropine')
    ? ['What does a bottle of drops cost, and how long does it keep once open?']
    : []),
  'What does my plan pay, and what does it call elective?',
  'What do we get back if our child stops after a month?',
];

export function Cost() {
  return (
    <Section id="cost" title="Ask these before you pay" tone="sand">
      <p>
        Here or anywhere. Prices differ with {differences}.{' '}
        {details.prices.firstMyopiaYear
          ? `With us, the first year is ${details.prices.firstMyopiaYear}.`
          : 'So we print none here.'}{' '}
        You get ours in writing, for your child, before you decide.
      </p>
      <CheckList items={costQuestions} />
      <p>
        Few plans pay for slowing myopia; some pay toward the exam{lenses && ' or the fitting'}.{' '}
        {details.payment.some((way) => /FSA|HSA/.test(way)) && 'FSA and HSA cards are welcome.'}
      </p>
    </Section>
  );
}
