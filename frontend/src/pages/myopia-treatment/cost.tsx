import { details } from 'practice/details';
import { CheckList } from '@/components/check-list';
import { Section } from '@/components/section';
import { joinWithAnd } from '@/content/in-words';
import { offers, offersContacts } from '@/content/offered-treatments';

const differences = [
  (offersContacts || offers('myopia-glasses')) && 'the lens',
  offers('atropine') && 'the dose',
  'your insurance',
].filter((difference) => difference !== false);

/** What to ask before paying for myopia treatment, here or elsewhere. */
const costQuestions: readonly string[] = [
  'What does the first year cost in all, with visits?',
  'What does each year after that cost?',
  ...(offersContacts ? ['What does a lost lens cost?'] : []),
  ...(offers('myopia-glasses') ? ['What do new glasses cost if they break?'] : []),
  ...(offers('atropine')
    ? ['What does a bottle of drops cost, and how long does it last once it’s open?']
    : []),
  'What does my insurance pay for?',
  'What do we get back if our child stops after a month?',
];

export function Cost() {
  return (
    <Section id="cost" title="What myopia treatment costs" tone="sand">
      <p>
        The price depends on {joinWithAnd(differences)}.{' '}
        {details.prices.firstMyopiaYear
          ? `Here, the first year is ${details.prices.firstMyopiaYear}.`
          : 'That’s why there’s no price on this page.'}{' '}
        We write down the price for your child before you decide.
      </p>
      <p>Here or anywhere else, ask these questions before you pay:</p>
      <CheckList items={costQuestions} />
      <p>
        Few plans pay to slow myopia. Some pay part of the exam{offersContacts && ' or the fitting'}
        .{' '}
        {details.payment.some((way) => /FSA|HSA/.test(way)) &&
          'You can pay with an FSA or HSA card.'}
      </p>
    </Section>
  );
}
