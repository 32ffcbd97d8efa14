import { expect, test } from '@playwright/test';
import { siteUrl } from '../../../src/environment.ts';
import { sendOnce } from '../../../src/raw-connection.ts';

const smuggled = 'GET /api/admin/check HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Headers and a body that nginx and Node could read as ending in different places. */
const ambiguous: [what: string, rest: string, status: number][] = [
  [
    'Content-Length before Transfer-Encoding',
    `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'Transfer-Encoding before Content-Length',
    `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n`,
    400,
  ],
  ['two Content-Length headers', `Content-Length: 0\r\nContent-Length: 50\r\n\r\n`, 400],
  ['a list as Content-Length', `Content-Length: 0, 50\r\n\r\n`, 400],
  ['a signed Content-Length', `Content-Length: +5\r\n\r\n`, 400],
  ['two transfer codings', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`, 501],
  ['a coding after a tab', `Transfer-Encoding:\tidentity, chunked\r\n\r\n0\r\n\r\n`, 501],
  ['an invalid chunk size', `Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`, 400],
];

for (const [what, rest, status] of ambiguous) {
  test(`rejects ${what} and ignores the rest of the connection`, async () => {
    const post = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
    expect((await sendOnce(siteUrl, post + rest + smuggled)).statuses).toEqual([status]);
  });
}

test('limits API calls with 429 in JSON while pages stay available', async ({ request }) => {
  const call = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const calls = Array.from({ length: 200 }, () => sendOnce(siteUrl, call));
  expect((await request.get('/')).status()).toBe(200);
  const responses = (await Promise.all(calls)).map(({ response }) => response);
  const limited = responses.filter((response) => response.includes(' 429 '));
  console.log(`${limited.length.toString()} of 200 calls were limited`);
  expect(limited.length).toBeGreaterThan(20);
  expect(limited[0]).toContain('\r\nRetry-After: 1\r\n');
  expect(limited[0]).toMatch(/\r\n\r\n\{"error":"[^"]+wait[^"]+"\}$/);
});
