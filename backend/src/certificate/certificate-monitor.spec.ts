import { expect, test } from '@jest/globals';
import { renewalWarnings } from './certificate-monitor.ts';

const day = 24 * 60 * 60 * 1000;
const ninetyDays = { from: 0, to: 90 * day };

test('until fifteen of ninety days are left, there is time to renew', () => {
  expect(renewalWarnings(ninetyDays, 0)).toEqual([]);
  expect(renewalWarnings(ninetyDays, 75 * day - 1)).toEqual([]);
});

test('then the days are counted', () => {
  expect(renewalWarnings(ninetyDays, 75 * day)).toEqual([
    'The certificate should have been renewed long ago. Days left: 15.',
  ]);
  expect(renewalWarnings(ninetyDays, 90 * day - 1)[0]).toContain('Days left: 0.');
});

test('an ended one is said to have ended', () => {
  expect(renewalWarnings(ninetyDays, 90 * day)).toEqual([
    'The certificate has ended: browsers warn every visitor.',
  ]);
});
