import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { canonicalPath, routes } from '../../src/routes.ts';
import { compressedResponse, firstFlight } from '../../src/transferred-bytes.ts';

/** The HTML in the first bytes that a browser gets of a page. */
async function firstHtml(url: URL): Promise<string> {
  const response = await compressedResponse(url);
  expect(response.headers['content-encoding']).toBe('br');
  // Each name and each value is followed by two more bytes.
  const headers = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  const statusLine = 'HTTP/1.1 200 OK\r\n'.length;
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  const first = body.subarray(0, firstFlight - statusLine - headers - 2);
  // Decompresses what's there of a longer page.
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(first, options).toString();
}

test('every page has its first screen in the first flight', async ({ request, baseURL }) => {
  for (const path of routes.map(canonicalPath)) {
    const whole = await (await request.get(path)).text();
    const first = await firstHtml(new URL(path, baseURL));
    const heading = whole.indexOf('</h1>');
    expect.soft(heading, path).toBeGreaterThan(0);
    expect.soft(first.length, `the heading of ${path}`).toBeGreaterThan(heading);
    const lead = whole.indexOf('</p>', heading);
    expect.soft(first.length, `the lead of ${path}`).toBeGreaterThan(lead);
    // -1 if the first screen has no picture.
    const picture = whole.search(/<img[^>]* fetchPriority="high"/i);
    expect.soft(first.length, `the picture of ${path}`).toBeGreaterThan(picture);
  }
});
