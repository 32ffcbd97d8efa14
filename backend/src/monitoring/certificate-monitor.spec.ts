import { expect, test } from '@jest/globals';
import { howToRenew, renewalWarnings } from './certificate-monitor.ts';

const day = 24 * 60 * 60 * 1000;
const ninetyDays = { from: 0, to: 90 * day };

test.each([
  [0, ''],
  [75 * day - 1, ''],
  [75 * day, 'The certificate should have been renewed by now. Days left: 15.'],
  [90 * day - 1, 'The certificate should have been renewed by now. Days left: 0.'],
  [90 * day, 'The certificate has expired. Browsers warn every visitor.'],
])('of a certificate for 90 days, after %i ms, says: %s', (now, warning) => {
  expect(renewalWarnings(ninetyDays, now).join()).toBe(warning);
});

test('says how to renew certbot’s certificate and your own', () => {
  expect(howToRenew('')).toContain('docker compose logs certbot');
  expect(howToRenew('/etc/ssl/site.pem')).toContain('replace the files that TLS_CERTIFICATE');
});
