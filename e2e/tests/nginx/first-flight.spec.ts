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

for (const path of routes.map(canonicalPath)) {
  test(`${path} has its first screen in the first flight`, async ({ request, baseURL }) => {
    const whole = await (await request.get(path)).text();
    const first = await firstHtml(new URL(path, baseURL));
    const heading = whole.indexOf('</h1>');
    expect(heading).toBeGreaterThan(0);
    expect(first.length, 'the heading').toBeGreaterThan(heading);
    expect(first.length, 'the lead').toBeGreaterThan(whole.indexOf('</p>', heading));
    // -1 if the first screen has no picture.
    const picture = whole.search(/<img[^>]* fetchPriority="high"/i);
    expect(first.length, 'the picture').toBeGreaterThan(picture);
  });
}
