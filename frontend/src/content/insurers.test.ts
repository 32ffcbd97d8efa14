import { details } from 'practice/details';
import { expect, test, vi } from 'vitest';
import { datedName, insurers } from './insurers';

const name = 'Cigna';
const from = '2027-01-01';
const through = '2027-12-31';

test.each([
  [{ name }, 'Cigna'],
  [{ name, from }, 'Cigna (from January 1, 2027)'],
  [{ name, through }, 'Cigna (through December 31, 2027)'],
  [
    { name, from, through },
    'Cigna (from January 1, 2027 through December 31, 2027)',
  ],
])('the plan %j is named %s', (insurer, text) =>
  expect(datedName(insurer)).toBe(text),
);

test('what’s taken in part comes last, as some plans', () =>
  expect(insurers.map(datedName)).toEqual([
    'VSP',
    'EyeMed',
    'Davis Vision',
    'Medicare',
    'some Aetna, Blue Cross Blue Shield and NJ FamilyCare (Medicaid) plans',
  ]));

test('an insurer is taken in part if a plan of its name isn’t taken', async () => {
  const plans = details.insurers;
  const changed = {
    ...plans,
    medical: [{ name: 'Cigna' }, { name: 'Aetna' }],
    medicaid: [],
    notTaken: {
      ...plans.notTaken,
      medical: ['Aetna HMO', 'Cignature'],
      medicareAdvantage: ['Medicare Complete HMO'],
    },
  };
  vi.resetModules();
  vi.doMock('practice/details', () => ({
    details: { ...details, insurers: changed },
  }));
  const own = await import('./insurers');
  expect(own.insurers.map(datedName)).toEqual([
    'VSP',
    'EyeMed',
    'Davis Vision',
    'Cigna',
    'Medicare',
    'some Aetna plans',
  ]);
});
