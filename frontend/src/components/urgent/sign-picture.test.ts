import { expect, test } from 'vitest';
import { urgentAnswers } from '@/content/urgent-questions';
import { minorProblems } from '@/content/what-can-wait';
import drawings from './signs.svg?raw';

test('the file has a drawing of each answer, in their order', () => {
  const names = [...drawings.matchAll(/<!-- ([\w-]+) -->/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual([
    ...urgentAnswers.map(({ id }) => id),
    'stroke',
    'can-wait',
    ...minorProblems.map(({ id }) => id),
  ]);
});
