import { expect, test } from 'vitest';
import { examSteps, examTotalMinutes } from '@/content/exam-steps';
import { howTo } from './how-to-schema';
import { page as newPatientsEntry } from './page';

test('the exam is told in its four steps and the time they take in all', () => {
  const node = howTo(newPatientsEntry, {
    name: 'An eye exam',
    totalMinutes: examTotalMinutes,
    supplies: ['Sunglasses'],
    steps: examSteps,
  });
  expect(node).toMatchObject({
    '@id': `${__SITE_URL__}/new-patients/#how-to`,
    totalTime: 'PT60M',
    supply: [{ '@type': 'HowToSupply', name: 'Sunglasses' }],
    step: [
      { position: 1, name: 'Check-in' },
      { position: 2, name: 'Pre-testing' },
      { position: 3, name: 'Comprehensive exam' },
      { position: 4, name: 'Eyewear selection' },
    ],
  });
});
