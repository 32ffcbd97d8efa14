import { expect, test } from '@playwright/test';
import { siteUrl } from '../../../src/environment.ts';
import { sendOnce } from '../../../src/raw-connection.ts';

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
