import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { htmlErrors } from '../../src/html-validator.ts';
import { policyViolations } from '../../src/console-messages.ts';
import { sendOnce } from '../../src/raw-connection.ts';
import { siteUrl } from '../../src/environment.ts';

const end = 'Host: localhost\r\nConnection: close\r\n';

/**
 * A raw request to a path, which ends the connection. What follows the headers
 * is part of them.
 */
const request =
  (method: string, rest = '', version = '1.1') =>
  (path: string) =>
    `${method} ${path} HTTP/${version}\r\n${end}${rest}\r\n`;

const letters = (count: number) => 'a'.repeat(count);

/** Requests that nginx rejects itself, to a path. */
const rejected: [
  what: string,
  status: number,
  request: (path: string) => string,
][] = [
  ['a null byte in the path', 400, (path) => request('GET')(`${path}%00`)],
  ['no Host header', 400, (path) => `GET ${path} HTTP/1.1\r\n\r\n`],
  ['two Host headers', 400, request('GET', 'Host: a.test\r\n')],
  ['a header of 20 KB', 400, request('GET', `X-Any: ${letters(20_000)}\r\n`)],
  [
    'headers of 30 KB',
    400,
    request('GET', `X-Any: ${letters(6000)}\r\n`.repeat(5)),
  ],
  ['a TRACE request', 405, request('TRACE')],
  ['a body of 1 MB', 413, request('POST', 'Content-Length: 1000000\r\n')],
  [
    'a URL of 20 KB',
    414,
    (path) => request('GET')(`${path}?${letters(20_000)}`),
  ],
  [
    'an unknown transfer coding',
    501,
    request('POST', 'Transfer-Encoding: any\r\n'),
  ],
];

const outOfRange = request('GET', 'Range: bytes=9999999-\r\n');

/**
 * Requests that aren't sent to the API too: they have no path, or it accepts
 * them.
 */
const onlyPages: typeof rejected = [
  ['a request line of random words', 400, () => `any random words\r\n\r\n`],
  ['a POST request', 405, request('POST', 'Content-Length: 0\r\n')],
  ['a range that doesn’t exist', 416, outOfRange],
  ['an ETag that isn’t the page’s', 412, request('GET', 'If-Match: "any"\r\n')],
];

test('what nginx rejects is answered with a page, and no header is sent twice', async () => {
  const sent = await sendAll([...rejected, ...onlyPages], '/about/');
  for (const { what, status, statuses, headers, body } of sent) {
    expect.soft(statuses, what).toEqual([status]);
    expectHeaders(headers, what);
    expect
      .soft(headers.get('content-type'), what)
      .toEqual(['text/html; charset=utf-8']);
    expect.soft(headers.get('x-robots-tag'), what).toEqual(['noindex']);
    const policy = headers.get('content-security-policy')?.at(-1);
    expect.soft(policy, what).toContain("style-src 'self' 'sha256-");
    // Each word is a line of an eye chart.
    const [heading = ''] = /<h1.*?<\/h1>/.exec(body) ?? [];
    expect.soft(heading.replace(/<[^>]+>/g, ''), what).toMatch(/.{10}/);
    expect.soft(body, what).toContain('href="tel:');
    expect.soft(body, what).not.toMatch(/<script|nginx/);
    expect.soft(brotliCompressSync(body).length, what).toBeLessThan(12_000);
    expect.soft(await htmlErrors(body), what).toEqual([]);
  }
});

const chunked = 'Transfer-Encoding: chunked';

/**
 * Headers and a body that nginx and Node could read as ending in different
 * places. A request is hidden behind them.
 */
const ambiguous = (rest: string) =>
  request('POST', rest + request('GET')('/api/admin/check'));

/** The backend rejects the first one. */
const onlyApi: typeof rejected = [
  ['an unknown method', 400, request('FOO')],
  ['a control character in a header', 400, request('GET', 'X: \x01\r\n')],
  ['two spaces, and another version', 505, request('GET ', '', '9.1')],
  [
    'a length, then chunks',
    400,
    ambiguous(`Content-Length: 6\r\n${chunked}\r\n\r\n0\r\n\r\n`),
  ],
  [
    'chunks, then a length',
    400,
    ambiguous(`${chunked}\r\nContent-Length: 4\r\n\r\n5c\r\n`),
  ],
  [
    'two lengths',
    400,
    ambiguous('Content-Length: 0\r\nContent-Length: 50\r\n\r\n'),
  ],
  ['a list as the length', 400, ambiguous('Content-Length: 0, 50\r\n\r\n')],
  ['two codings', 501, ambiguous(`${chunked}, identity\r\n\r\n0\r\n\r\n`)],
  ['an invalid chunk size', 400, ambiguous(`${chunked}\r\n\r\nzz\r\n\r\n`)],
  [
    'a beacon of 2 KB',
    413,
    () => request('POST', 'Content-Length: 2000\r\n')('/api/vitals'),
  ],
];

test('what nginx rejects for the API is answered with JSON', async () => {
  const sent = await sendAll([...rejected, ...onlyApi], '/api/contact');
  for (const { what, status, statuses, headers, body } of sent) {
    expect.soft(statuses, what).toEqual([status]);
    expectHeaders(headers, what);
    expect
      .soft(headers.get('content-type'), what)
      .toEqual(['application/json']);
    const { error } = JSON.parse(body) as { error: string };
    expect.soft(error, what).toMatch(/^[A-Z][^\n]*[.!]$/);
  }
});

test('nothing needs a Host header in HTTP/1.0, and many cookies of other sites don’t matter', async () => {
  for (const text of [
    'GET /about/ HTTP/1.0\r\n\r\n',
    'GET /api/health/live HTTP/1.0\r\n\r\n',
    request('GET', `Cookie: any=${letters(12_000)}\r\n`)('/about/'),
  ]) {
    expect.soft((await send(text)).statuses).toEqual([200]);
  }
});

test('an asset’s 416 response isn’t kept', async ({ page }) => {
  const home = await (await page.request.get('/')).text();
  const [asset = ''] = /\/assets\/boot-[^"]+/.exec(home) ?? [];
  const { statuses, headers } = await send(outOfRange(asset));
  expect(statuses).toEqual([416]);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('content-range')?.[0]).toMatch(/^bytes \*\/\d+$/);
});

test('an error page has its styles and leads home', async ({ page }) => {
  const violations = policyViolations(page);
  await page.goto('/about/');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'That doesn’t work here',
  );
  await expect(page.locator('body')).toHaveCSS(
    'background-color',
    'rgb(251, 248, 242)',
  );
  expect(violations).toEqual([]);
  await page.getByRole('link', { name: 'our home page' }).click();
  await expect(page).toHaveURL('/');
});

interface RawResponse {
  statuses: number[];
  headers: Map<string, string[]>;
  body: string;
}

/**
 * Sends what no HTTP client would, and waits until nginx closes the connection.
 */
async function send(text: string): Promise<RawResponse> {
  let { statuses, response } = await sendOnce(siteUrl, text);
  // If nginx closes while the end of a request is still arriving, TCP can drop
  // the answer.
  for (let tries = 1; response === '' && tries < 3; tries += 1) {
    ({ statuses, response } = await sendOnce(siteUrl, text));
  }
  const [head = '', body = ''] = response.split('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of head.split('\r\n').slice(1)) {
    const [name = '', value = ''] = line.split(/: (.*)/);
    headers.set(name.toLowerCase(), [
      ...(headers.get(name.toLowerCase()) ?? []),
      value,
    ]);
  }
  return { statuses, headers, body };
}

/** At once, because nginx keeps some connections open for five seconds. */
const sendAll = (requests: typeof rejected, path: string) =>
  Promise.all(
    requests.map(async ([what, status, to]) => ({
      what,
      status,
      ...(await send(to(path))),
    })),
  );

function expectHeaders(headers: RawResponse['headers'], of: string): void {
  const twice = [...headers].filter(([, values]) => values.length > 1);
  // With 416, nginx adds its headers for the file, and again for the error.
  if (!headers.has('content-range')) expect.soft(twice, of).toEqual([]);
  expect.soft(headers.get('cache-control'), of).toContain('no-store');
  expect.soft(headers.get('x-content-type-options')?.[0], of).toBe('nosniff');
  expect
    .soft(headers.get('referrer-policy')?.[0], of)
    .toBe('strict-origin-when-cross-origin');
  expect
    .soft(headers.get('cross-origin-opener-policy')?.[0], of)
    .toBe('same-origin');
  expect
    .soft(headers.get('permissions-policy')?.[0], of)
    .toContain('camera=()');
}
