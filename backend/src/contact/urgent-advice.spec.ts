import { expect, test } from '@jest/globals';
import { urgentLevels, urgentSigns } from 'shared/urgent-advice';
import { urgentAdvice } from './urgent-advice.ts';

test('lists each sign once, below its own level', () => {
  expect(
    urgentAdvice.map(({ signs }) => signs.map(({ sign }) => sign)),
  ).toEqual(
    urgentLevels.map(({ id }) =>
      urgentSigns.filter(({ level }) => level === id).map(({ sign }) => sign),
    ),
  );
  expect(urgentAdvice.flatMap(({ signs }) => signs)).toHaveLength(
    urgentSigns.length,
  );
});
