import { expect, test } from '@jest/globals';
import { renewalWarnings } from './certificate-monitor.ts';

const day = 24 * 60 * 60 * 1000;
const ninetyDays = { from: 0, to: 90 * day };

test.each([
  [0, '', /^$/],
  [75 * day - 1, '', /^$/],
  [75 * day, '', /should have been renewed by now\. Days left: 15\..*docker compose logs certbot/],
  [90 * day - 1, '', /Days left: 0\./],
  [90 * day, '/etc/ssl/site.pem', /has expired.*replace the files that TLS_CERTIFICATE/],
])('of a certificate for 90 days, after %i ms, %j says: %s', (now, own, warning) =>
  expect(renewalWarnings(ninetyDays, now, own).join()).toMatch(warning),
);
