import { expect, test } from '@jest/globals';
import { howToRenew, renewalWarnings } from './certificate-monitor.ts';

const day = 24 * 60 * 60 * 1000;
const ninetyDays = { from: 0, to: 90 * day };

test('has no warning until 15 of 90 days are left', () => {
  expect(renewalWarnings(ninetyDays, 0)).toEqual([]);
  expect(renewalWarnings(ninetyDays, 75 * day - 1)).toEqual([]);
});

test('warns with the number of days left', () => {
  expect(renewalWarnings(ninetyDays, 75 * day)).toEqual([
    'The certificate should have been renewed by now. Days left: 15.',
  ]);
  expect(renewalWarnings(ninetyDays, 90 * day - 1)[0]).toContain('Days left: 0.');
});

test('reports an expired certificate', () => {
  expect(renewalWarnings(ninetyDays, 90 * day)).toEqual([
    'The certificate has expired. Browsers warn every visitor.',
  ]);
});

test('says how to renew certbot’s certificate and your own', () => {
  expect(howToRenew('')).toContain('docker compose logs certbot');
  expect(howToRenew('/etc/ssl/site.pem')).toContain('replace the files that TLS_CERTIFICATE');
});
