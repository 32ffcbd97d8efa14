import { z } from 'zod';
import { about, date, group, text } from './fact.ts';

const days = {
  from: date('The first day when you take it', '2028-01-01').optional(),
  through: date('The last day when you take it', '2027-12-31').optional(),
};

const isInOrder = ({ from = '', through = from }: Record<string, unknown>) =>
  String(through) >= String(from);

const inOrder = {
  error: 'The last day is before the first.',
  path: ['through'],
};

const nameForm = 'Write the name on the card.';

function insurer(example: string) {
  const name = z
    .string(nameForm)
    .trim()
    .min(1, nameForm)
    .meta(about('The name on the card', example));
  const types = z
    .array(text('A type of plan', 'PPO'))
    .min(1)
    .meta(about('The types that you take, as on the card', ['PPO', 'POS']))
    .optional();
  const taken = z.literal(true).optional();
  return z.union(
    [
      name,
      z
        .strictObject({ name, types, ...days, taken })
        .refine(isInOrder, inOrder),
      z.strictObject({ name, taken: z.literal(false) }),
    ],
    `${nameForm} With a first or a last day: name, from and through, each on a line of its own. With types of plan: name and types. If you don’t take it: name and taken: false.`,
  );
}

const insurers = (
  description: string,
  [first, ...others]: readonly [string, ...string[]],
) =>
  z
    .array(insurer(first))
    .default([])
    .meta(about(description, [first, ...others]));

export const insurersSchema = group(
  'The insurance you take, by kind and by the name on the card. With a first or a last day: {name: VSP, from: 2028-01-01, through: 2028-12-31}. Only some types: {name: Cigna, types: [PPO, POS]}. What people ask for and you don’t take: {name: Cigna HMO, taken: false}',
  {
    vision: insurers('Vision plans', ['VSP', 'EyeMed']),
    medical: insurers('Medical insurers', ['Aetna']),
    medicare: z
      .union(
        [z.boolean(), z.strictObject(days).refine(isInOrder, inOrder)],
        'Write true or false. With a first or a last day: from and through, each on a line of its own.',
      )
      .default(false)
      .meta(
        about(
          'Whether the practice takes Medicare: Part B, with the red, white and blue card',
        ),
      ),
    medicareAdvantage: insurers(
      'The Medicare Advantage plans you take, each with its company',
      ['Cigna Medicare PPO'],
    ),
    medicaidProgram: text(
      'What your state calls Medicaid, if its members are in one of several plans',
      'State Health Plan (Medicaid)',
    ).optional(),
    medicaid: insurers('Medicaid plans by the name on the card', [
      'Community Health Plan',
    ]),
  },
);
