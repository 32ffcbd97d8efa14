import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plans as metuchens } from '@/content/insurers';
import { findPlan } from './find-plan';

type Plans = typeof metuchens;

/**
 * The answer in a few words: "yes: VSP", "no: Wellpoint", "uninsured", or "ask"
 * with what we have to know.
 */
function answer(typed: string, listed: Plans = metuchens): string {
  const found = findPlan(typed, listed);
  if (found.kind === 'uninsured') return 'uninsured';
  if (found.kind === 'notTaken') return `no: ${found.name}`;
  if (found.kind !== 'ask') return `yes: ${found.name}`;
  return found.about === 'name' ? 'ask' : `ask: ${found.about}`;
}

/**
 * What people type, and what Metuchen answers. The unit tests run with its
 * plans.
 */
const names: readonly [typed: string, answer: string][] = [
  // Vision plans
  ['VSP', 'yes: VSP'],
  ['V.S.P.', 'yes: VSP'],
  ['Vision Service Plan', 'yes: VSP'],
  ['VSP Vision Care', 'yes: VSP'],
  ['VSP®', 'yes: VSP'],
  ['VSP Choice', 'ask'],
  ['VSP Signature', 'ask'],
  ['VSP Advantage', 'ask'],
  ['VSP Individual', 'ask'],
  ['MetLife VSP', 'ask'],
  ['MetLife Vision', 'ask'],
  ['Guardian VSP', 'ask'],
  ['Guardian', 'ask'],
  ['EyeMed', 'yes: EyeMed'],
  ['eye med', 'yes: EyeMed'],
  ['EyeMed Vision Care', 'yes: EyeMed'],
  ['EyeMed Insight', 'ask'],
  ['EyeMed Access', 'ask'],
  ['Davis Vision', 'yes: Davis Vision'],
  ['DAVIS VISION insurance', 'yes: Davis Vision'],
  ['Davis', 'ask'],
  ['Davis Vision by MetLife', 'ask'],
  ['Versant Health', 'ask'],
  ['Superior Vision', 'ask'],
  ['Spectera', 'no: Spectera'],
  ['Spectera Gold', 'ask'],
  ['UnitedHealthcare Vision', 'ask'],
  ['National Vision Administrators', 'ask'],
  ['NVA', 'ask'],
  ['National Vision', 'ask'],
  ['Aetna Vision', 'ask'],
  ['Aetna Vision Preferred', 'ask'],
  ['Cigna Vision', 'ask'],
  ['Humana Vision', 'ask'],
  ['Blue View Vision', 'ask'],
  ['FEP BlueVision', 'ask'],

  // Medical plans
  ['Aetna', 'yes: Aetna'],
  ['aetna insurance card', 'yes: Aetna'],
  ['Aetna?', 'yes: Aetna'],
  ['Aetna PPO', 'yes: Aetna'],
  ['Aetna (PPO, POS)', 'yes: Aetna'],
  ['Aetna POS plan', 'ask'],
  ['Aetna EPO', 'ask'],
  ['Aetna Choice POS II', 'ask'],
  ['Aetna Open Choice PPO', 'ask'],
  ['Aetna HMO', 'no: Aetna HMO'],
  ['Aetna Elect Choice HMO', 'ask'],
  ['Aetna Health Inc.', 'ask'],
  ['Aetna Signature Administrators', 'ask'],
  ['Blue Cross Blue Shield', 'yes: Blue Cross Blue Shield'],
  ['Blue Cross/Blue Shield', 'yes: Blue Cross Blue Shield'],
  ['Blue Cross and Blue Shield', 'yes: Blue Cross Blue Shield'],
  ['bcbs', 'yes: Blue Cross Blue Shield'],
  ['BCBS PPO', 'yes: Blue Cross Blue Shield'],
  ['BCBS HMO', 'ask'],
  ['Blue Cross', 'ask'],
  ['Blue Shield', 'ask'],
  ['Horizon', 'ask'],
  ['Horizon BCBSNJ', 'ask'],
  ['Horizon Blue Cross Blue Shield of New Jersey', 'ask'],
  ['BCBSNJ', 'ask'],
  ['BCBS MI', 'ask'],
  ['OMNIA Health Plan', 'ask'],
  ['Horizon Advantage EPO', 'ask'],
  ['Anthem', 'ask'],
  ['Anthem Blue Cross Blue Shield', 'ask'],
  ['BCBS FEP', 'ask'],
  ['Blue Cross Blue Shield Federal Employee Program', 'ask'],
  ['AmeriHealth New Jersey', 'ask'],
  ['Oxford Freedom', 'ask'],
  ['Oscar', 'no: Oscar'],
  ['Cigna', 'ask'],
  ['UnitedHealthcare', 'ask'],
  ['UHC Choice Plus', 'ask'],
  ['QualCare', 'ask'],
  ['National General', 'ask'],
  ['TRICARE Prime', 'ask'],
  ['GEHA', 'ask'],
  ['VA Community Care', 'ask'],

  // Medicare, and the private plans in its place
  ['Medicare', 'yes: Medicare'],
  ['Original Medicare', 'yes: Medicare'],
  ['Medicare Part B', 'yes: Medicare'],
  ['MEDICARE HEALTH INSURANCE', 'yes: Medicare'],
  ['Medicare A', 'ask: medicare'],
  ['Medicare Part C', 'ask: medicare'],
  ['Medicare Part D', 'ask: medicare'],
  ['Medicare plan', 'ask: medicare'],
  ['Medicare+', 'ask'],
  ['Medicare PPO', 'ask: medicare'],
  ['Medicare HMO', 'ask: medicare'],
  ['Medicare Advantage', 'ask: medicare'],
  ['Medicare Supplement', 'ask: medicare'],
  ['Medigap Plan G', 'ask'],
  ['Railroad Medicare', 'ask: medicare'],
  ['red, white and blue', 'ask'],
  ['Humana Medicare', 'ask: medicare'],
  ['Humana Gold Plus (HMO)', 'no: Humana Gold Plus HMO'],
  ['Humana Gold Plus', 'ask'],
  ['Aetna Medicare PPO', 'yes: Aetna Medicare'],
  [
    'UnitedHealthcare Medicare Advantage',
    'yes: UnitedHealthcare Medicare Advantage',
  ],
  ['UnitedHealthcare Medicare', 'ask: medicare'],
  ['AARP Medicare Advantage from UHC', 'ask: medicare'],
  ['AARP Medicare Supplement', 'ask: medicare'],
  ['UnitedHealthcare Dual Complete (HMO D-SNP)', 'ask'],
  ['Cigna Medicare', 'ask: medicare'],
  ['Aetna Medicare HMO', 'ask: medicare'],
  ['Aetna Medicare Eagle (PPO)', 'ask: medicare'],
  ['Braven Medicare Choice (PPO)', 'ask: medicare'],
  ['Clover Health', 'ask'],
  ['Wellcare', 'ask'],
  ['Horizon NJ TotalCare (HMO D-SNP)', 'ask'],

  // Medicaid, and the plans that its members are in:
  // https://www.nj.gov/humanservices/dmahs/info/resources/care/
  ['NJ FamilyCare (Medicaid)', 'ask: medicaid'],
  ['NJ FamilyCare', 'ask: medicaid'],
  ['NJ Family Care', 'ask: medicaid'],
  ['Medicaid', 'ask: medicaid'],
  ['my Medicaid card', 'ask: medicaid'],
  ['Aetna Medicaid', 'ask: medicaid'],
  ['Medi-Cal', 'ask'],
  ['medical insurance', 'ask'],
  [
    'Aetna Better Health of New Jersey',
    'yes: Aetna Better Health of New Jersey',
  ],
  ['Aetna Better Health', 'ask'],
  ['Fidelis Care', 'no: Fidelis Care'],
  ['Horizon NJ Health', 'yes: Horizon NJ Health'],
  ['UnitedHealthcare Community Plan', 'yes: UnitedHealthcare Community Plan'],
  ['Wellpoint', 'no: Wellpoint'],

  // Whole sentences, in both languages
  ['I have Aetna', 'yes: Aetna'],
  ['Do you take the VSP insurance?', 'yes: VSP'],
  ['¿Aceptan Aetna?', 'yes: Aetna'],
  ['Tengo seguro Aetna', 'yes: Aetna'],
  ['Davis Visión', 'yes: Davis Vision'],
  ['Medicare Original', 'yes: Medicare'],
  ['Medicare Parte B', 'yes: Medicare'],
  ['not Aetna', 'ask'],
  ['I don’t have Aetna', 'ask'],
  ['no tengo Aetna', 'ask'],
  ['anything but VSP', 'ask'],
  ['Aetna or VSP', 'ask'],
  ['Aetna, VSP', 'ask'],
  ['VSP & Aetna', 'ask'],
  ['Aetna and Medicare', 'ask: medicare'],
  ['Medicare con Aetna', 'ask: medicare'],
  ['no Medicare', 'ask: medicare'],

  // Parts, mistakes and everything else
  ['blue', 'ask'],
  ['aet', 'ask'],
  ['Atena', 'ask'],
  ['Eyemd', 'ask'],
  ['vision', 'ask'],
  ['insurance', 'ask'],
  ['the', 'ask'],
  ['', 'ask'],
  ['   ', 'ask'],
  ['300', 'ask'],
  ['W123456789', 'ask'],
  ['<script>', 'ask'],
  ['≠ Aetna', 'ask'],
  ['Aetna 不', 'ask'],
];

test.each(names)('answers "%s" with "%s"', (typed, expected) =>
  expect(answer(typed)).toBe(expected),
);

const plans = (...names: readonly string[]) => names.map((name) => ({ name }));

const notTaken: Plans['notTaken'] = {
  vision: [],
  medical: [],
  medicareAdvantage: [],
  medicaid: [],
};

const none: Plans = {
  vision: [],
  medical: [],
  medicareAdvantage: [],
  medicaid: [],
  notTaken,
};

const decided = (listed: Plans) =>
  names
    .map(([typed]) => typed)
    .filter((typed) => /^(?:yes|no)/.test(answer(typed, listed)));

test('another practice, with the same names, only says yes or no to what it lists', () => {
  const athens = {
    ...none,
    vision: plans('Superior Vision', 'Spectera'),
    medical: plans('CareSource', 'Medical Mutual', 'Anthem'),
    medicaid: plans('Ohio Medicaid'),
    notTaken: { ...notTaken, medical: ['Oscar'] },
  };
  expect(decided(athens)).toEqual([
    'Superior Vision',
    'Spectera',
    'Anthem',
    'Oscar',
  ]);
});

test('a practice that lists nothing says neither yes nor no', () =>
  expect(decided(none)).toEqual([]));

test('says yes to a Medicaid plan that the practice lists, by its full name only', () => {
  const listed = {
    ...none,
    medicaidProgram: 'NJ FamilyCare (Medicaid)',
    medicaid: plans('Horizon NJ Health'),
  };
  expect(decided(listed)).toEqual(['Horizon NJ Health']);
  expect(findPlan('Horizon NJ Health', listed)).toEqual({
    kind: 'medicaid',
    name: 'Horizon NJ Health',
  });
});

test.each([
  ['MassHealth', { medicaid: plans('MassHealth') }],
  ['MassHealth', { medicaid: plans('Tufts'), medicaidProgram: 'MassHealth' }],
  ['Ohio Medicaid', { medicaid: plans('Ohio Medicaid') }],
  ['Aetna Medicaid', { medical: plans('Aetna Medicaid') }],
])('asks which Medicaid plan "%s" is with %j', (typed, listed) =>
  expect(answer(typed, { ...none, ...listed })).toBe('ask: medicaid'),
);

test('asks which Medicare Advantage plan it is, even if the practice lists them all as one', () =>
  expect(
    answer('Medicare Advantage', {
      ...none,
      medicareAdvantage: plans('Medicare Advantage'),
    }),
  ).toBe('ask: medicare'));

test('asks if one line has the name as taken, and another one as not taken', () =>
  expect(
    answer('Aetna', {
      ...none,
      medical: plans('Aetna'),
      notTaken: { ...notTaken, vision: ['Aetna'] },
    }),
  ).toBe('ask'));

test('an alias leads to the name that the practice lists, whichever it lists', () => {
  const listed = {
    ...none,
    vision: plans('NVA'),
    medical: plans('BCBS', 'UnitedHealthcare'),
  };
  expect(answer('National Vision Administrators', listed)).toBe('yes: NVA');
  expect(answer('Blue Cross Blue Shield', listed)).toBe('yes: BCBS');
  expect(answer('UHC', listed)).toBe('yes: UnitedHealthcare');
  expect(answer('United Health Care', listed)).toBe('yes: UnitedHealthcare');
});

test('a plan keeps its first and its last day', () => {
  const cigna = { name: 'Cigna', from: '2027-01-01', through: '2027-12-31' };
  expect(findPlan('cigna', { ...none, vision: [cigna] })).toEqual({
    kind: 'vision',
    ...cigna,
  });
  const medicare = { name: 'Medicare', through: '2026-12-31' };
  expect(findPlan('Medicare Part B', { ...none, medicare })).toEqual({
    kind: 'medicare',
    ...medicare,
  });
});

test('a note in parentheses is part of a name', () => {
  const listed = {
    ...none,
    medical: plans('Cigna (PPO only)', 'The Standard'),
  };
  expect(answer('Cigna PPO only', listed)).toBe('yes: Cigna (PPO only)');
  expect(answer('the standard', listed)).toBe('yes: The Standard');
  for (const typed of ['Cigna', 'PPO', 'PPO only', 'Standard']) {
    expect(answer(typed, listed), typed).toBe('ask');
  }
});

const { vision, medical } = metuchens;
const listed = [...vision, ...medical]
  .map(({ name }) => name)
  .concat('Medicare');

test('one more word before or after a listed name, and it isn’t a yes', () => {
  const more = fc.stringMatching(/^[a-z]{1,3}[0-9]$/);
  fc.assert(
    fc.property(fc.constantFrom(...listed), more, (plan, word) => {
      expect(answer(`${plan} ${word}`)).toMatch(/^ask/);
      expect(answer(`${word} ${plan}`)).toMatch(/^ask/);
    }),
  );
});

test('a part of a listed name isn’t a yes', () => {
  for (const plan of listed) {
    for (let length = 1; length < plan.length; length += 1) {
      expect(answer(plan.slice(0, length)), plan.slice(0, length)).toMatch(
        /^ask/,
      );
      expect(answer(plan.slice(length)), plan.slice(length)).toMatch(/^ask/);
    }
  }
});

test.each([
  'no insurance',
  'I have no insurance',
  'I don’t have insurance',
  'dont have insurance',
  'without insurance',
  'self-pay',
  'Self Pay',
  'none',
  'I am uninsured',
  'sin seguro',
  'No tengo seguro',
  'no tengo aseguranza',
])('understands "%s"', (typed) => expect(answer(typed)).toBe('uninsured'));

test.each([
  'I have no insurance card',
  'no insurance but Medicaid',
  'cash or Aetna',
])('doesn’t take "%s" for no insurance', (typed) =>
  expect(answer(typed)).toMatch(/^ask/),
);
