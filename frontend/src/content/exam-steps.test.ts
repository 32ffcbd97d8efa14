import { expect, test } from 'vitest';
import { examSteps, examTotalMinutes } from './exam-steps';

test('the steps of the exam and their times are as the practice gives them', () => {
  expect(examSteps.map(({ name, time }) => `${name}: ${time}`)).toEqual([
    'Check-in: 15 min',
    'Pre-testing: 15 min',
    'Comprehensive exam: 30-45 min',
    'Eyewear selection: optional',
  ]);
  expect(examTotalMinutes).toBe(60);
});
