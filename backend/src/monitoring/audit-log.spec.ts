import { expect, test } from '@jest/globals';
import { browserFamily } from './audit-log.ts';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
  ],
])('recognizes the browser in %s', (userAgent, browser) =>
  expect(browserFamily(userAgent)).toBe(browser),
);

test.each([
  'Jane Doe jane@example.com/1.0 (x',
  'Jane Doe jane@example.com/1.0',
  'jane@example.com',
  '',
  `Firefox/140.0 ${'x'.repeat(500)}`,
])('ignores the unknown user agent %j', (userAgent) =>
  expect(browserFamily(userAgent)).toBeUndefined(),
);
