import { expect, test } from 'vitest';
import { examSteps, examTotalMinutes } from '@/content/exam-steps';
import { howTo } from './how-to-schema';
import { page as newPatientsEntry } from './page';

test('lists the exam’s four steps and their total time', () => {
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
