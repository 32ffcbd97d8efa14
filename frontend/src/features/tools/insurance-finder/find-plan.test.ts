import { expect, test } from 'vitest';
import { findPlan } from './find-plan';

// The unit tests run with Metuchen's plans.
const found: [typed: string, plan: string][] = [
  ['VSP', 'VSP'],
  ['Vision Service Plan', 'VSP'],
  ['eyemed', 'EyeMed'],
  ['Eye Med', 'EyeMed'],
  ['AETNA CHOICE POS II', 'Aetna'],
  ['bcbs', 'Blue Cross Blue Shield'],
  ['Horizon BCBSNJ', 'Blue Cross Blue Shield'],
  ['blue cross/blue shield of New Jersey', 'Blue Cross Blue Shield'],
  ['NJ Family', 'NJ FamilyCare (Medicaid)'],
  ['Medicaid', 'NJ FamilyCare (Medicaid)'],
  ['blue', 'Blue Cross Blue Shield'],
  ['medicare part b', 'Medicare'],
];

test.each(found)('finds "%s"', (typed, plan) => expect(findPlan(typed)).toMatchObject({ plan }));

test.each(['Cigna', '', '   ', 'v', 'the', 'plan', 'vision', '<script>', '300'])(
  'doesn’t know "%s"',
  (typed) => expect(findPlan(typed)).toEqual({ kind: 'unknown' }),
);

test.each([
  'Aetna Better Health of New Jersey',
  'UnitedHealthcare Community Plan',
  'Horizon NJ Health',
  'Fidelis',
])('doesn’t take "%s", with a network of its own, for its insurer’s private plans', (typed) =>
  expect(findPlan(typed)).toEqual({ kind: 'own-network' }),
);

test.each(['no insurance', 'I have no insurance', 'without insurance', 'self-pay'])(
  'understands "%s"',
  (typed) => expect(findPlan(typed)).toEqual({ kind: 'uninsured' }),
);

test('tells Medicaid from a private plan of the same insurer', () =>
  expect(findPlan('Anthem Medicaid')).toMatchObject({ kind: 'medicaid' }));

test('tells Medicare Advantage from Medicare', () =>
  expect(findPlan('Aetna Medicare Advantage')).toEqual({ kind: 'medicare-advantage' }));
