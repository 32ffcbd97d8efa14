import { z } from 'zod';
import { about, date, group } from './fact.ts';

const days = {
  from: date('The first day when you take it', '2028-01-01').optional(),
  through: date('The last day when you take it', '2027-12-31').optional(),
};

const isInOrder = ({ from = '', through = from }: Record<string, string>) =>
  through >= from;

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
  return z.union(
    [name, z.strictObject({ name, ...days }).refine(isInOrder, inOrder)],
    `${nameForm} With a first or a last day: name, from and through, each on a line of its own.`,
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
  'The insurance you take, by kind and by the name on the card. With a first or a last day: {name: VSP, from: 2028-01-01, through: 2028-12-31}',
  {
    vision: insurers('Vision plans', ['VSP', 'EyeMed']),
    medical: insurers('Medical insurers', ['Aetna']),
    medicare: z
      .union(
        [z.boolean(), z.strictObject(days).refine(isInOrder, inOrder)],
        'Write true or false. With a first or a last day: from and through, each on a line of its own.',
      )
      .default(false)
      .meta(about('Whether the practice takes Medicare')),
    medicaid: insurers('Medicaid plans as patients call them', [
      'State Health Plan (Medicaid)',
    ]),
  },
);
