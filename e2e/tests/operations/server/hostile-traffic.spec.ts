import { expect, test } from '@playwright/test';
import { visitMeanwhile } from '../../../src/honest-visitor.ts';
import { siteUrl } from '../../../src/site-url.ts';
import { RawConnection, sayOnce } from '../../../src/raw-connection.ts';

const post = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
const get = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
const smuggled = 'GET /api/admin/check HTTP/1.1\r\nHost: localhost\r\n\r\n';

const refused: [what: string, text: string, status: number][] = [
  [
    'a length and chunks at once',
    `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    400,
  ],
  [
    'chunks and a length at once',
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n${smuggled}\r\n0\r\n\r\n`,
    400,
  ],
  ['two lengths', `${post}Content-Length: 0\r\nContent-Length: 50\r\n\r\n${smuggled}`, 400],
  ['a length that is a list', `${post}Content-Length: 0, 50\r\n\r\n${smuggled}`, 400],
  ['a negative length', `${post}Content-Length: -1\r\n\r\n${smuggled}`, 400],
  ['a length with a sign', `${post}Content-Length: +5\r\n\r\n${smuggled}`, 400],
  ['an unknown coding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 501],
  ['two codings', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`, 501],
  ['a coding with a tab', `${post}Transfer-Encoding:\tidentity, chunked\r\n\r\n0\r\n\r\n`, 501],
  ['a chunk of no size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`, 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: other.test\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: localhost/../etc\r\n\r\n', 400],
  ['a header with a zero byte', `${get}X-Any: a\0b\r\n\r\n`, 400],
  ['a space in a header name', `${get}X Any: 1\r\n\r\n`, 400],
  ['a zero byte in the path', 'GET /%00 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a path above the root', 'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['the same, encoded', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a tunnel', 'CONNECT other.test:443 HTTP/1.1\r\nHost: other.test:443\r\n\r\n', 400],
  ['an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 414],
  ['a header of 20 KB', `${get}X-Any: ${'a'.repeat(20_000)}\r\n\r\n`, 400],
  ['5000 headers', `${get}${'X-Any: 12345678\r\n'.repeat(5000)}\r\n`, 400],
  ['a body of 1 MB', `${post}Content-Length: 1000000\r\n\r\n`, 413],
];

for (const [what, text, status] of refused) {
  test(`${what} is refused once, and nothing after it is read`, async () => {
    expect(await sayOnce(siteUrl, text)).toEqual([status]);
  });
}

test('calls without end are told to wait, in JSON, and pages are served beside them', async ({
  request,
}) => {
  const call = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const calls = Array.from({ length: 200 }, async () => {
    const connection = new RawConnection(siteUrl);
    connection.say(call);
    await connection.closed;
    return connection.answer;
  });
  expect((await request.get('/')).status()).toBe(200);
  const turnedAway = (await Promise.all(calls)).filter((answer) => answer.includes(' 429 '));
  console.log(`${turnedAway.length.toString()} of 200 calls were turned away`);
  expect(turnedAway.length).toBeGreaterThan(20);
  expect(turnedAway[0]).toContain('\r\nRetry-After: 1\r\n');
  expect(turnedAway[0]).toMatch(/\r\n\r\n\{"error":"[^"]+wait[^"]+"\}$/);
});

test('while hundreds hold slow connections, honest visitors are answered', async () => {
  const kinds = {
    'slow headers': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    'slow bodies': `${post}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    'nothing at all': '',
  };
  const connections = Object.values(kinds).flatMap((opening) =>
    Array.from({ length: 200 }, () => {
      const connection = new RawConnection(siteUrl);
      connection.say(opening);
      return connection;
    }),
  );
  const drip = setInterval(() => {
    for (const connection of connections) connection.say('a');
  }, 1000);

  const beside = `${connections.length.toString()} slow connections`;
  const { middle } = await visitMeanwhile(12_000, beside, async () => {
    const response = await fetch(new URL('/about/', siteUrl));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</html>');
  });
  clearInterval(drip);
  for (const connection of connections) connection.leave();

  expect(middle).toBeLessThan(500);
});

test('a connection on which headers trickle in is closed after ten seconds', async () => {
  const connection = new RawConnection(siteUrl);
  const from = Date.now();
  connection.say('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const drip = setInterval(() => {
    connection.say('a');
  }, 500);
  await connection.closed;
  clearInterval(drip);
  const seconds = (Date.now() - from) / 1000;
  expect(seconds).toBeGreaterThan(8);
  expect(seconds).toBeLessThan(15);
});
