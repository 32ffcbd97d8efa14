import { expect, test } from '@playwright/test';
import { measureVisits } from '../../../src/steady-traffic.ts';
import { siteUrl } from '../../../src/environment.ts';
import { RawConnection, sendOnce } from '../../../src/raw-connection.ts';

const post = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
const get = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
const smuggled = 'GET /api/admin/check HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Besides those in server-errors.spec.ts. */
const malformed: [what: string, text: string, status: number][] = [
  [
    'Content-Length before Transfer-Encoding',
    `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    400,
  ],
  [
    'Transfer-Encoding before Content-Length',
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n${smuggled}\r\n0\r\n\r\n`,
    400,
  ],
  [
    'two Content-Length headers',
    `${post}Content-Length: 0\r\nContent-Length: 50\r\n\r\n${smuggled}`,
    400,
  ],
  ['a list as Content-Length', `${post}Content-Length: 0, 50\r\n\r\n${smuggled}`, 400],
  ['a negative Content-Length', `${post}Content-Length: -1\r\n\r\n${smuggled}`, 400],
  ['a signed Content-Length', `${post}Content-Length: +5\r\n\r\n${smuggled}`, 400],
  ['two transfer codings', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`, 501],
  [
    'a transfer coding after a tab',
    `${post}Transfer-Encoding:\tidentity, chunked\r\n\r\n0\r\n\r\n`,
    501,
  ],
  ['an invalid chunk size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`, 400],
  ['a Host header with a path', 'GET / HTTP/1.1\r\nHost: localhost/../etc\r\n\r\n', 400],
  ['a header with a null byte', `${get}X-Any: a\0b\r\n\r\n`, 400],
  ['a space in a header name', `${get}X Any: 1\r\n\r\n`, 400],
  ['a path above the root', 'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  [
    'an encoded path above the root',
    'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n',
    400,
  ],
  ['a CONNECT request', 'CONNECT other.test:443 HTTP/1.1\r\nHost: other.test:443\r\n\r\n', 400],
  ['5000 headers', `${get}${'X-Any: 12345678\r\n'.repeat(5000)}\r\n`, 400],
];

for (const [what, text, status] of malformed) {
  test(`rejects ${what} and ignores the rest of the connection`, async () => {
    expect((await sendOnce(siteUrl, text)).statuses).toEqual([status]);
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

test('closes hundreds of connections with slow headers after five seconds, and stays responsive until then', async () => {
  const start = Date.now();
  const openings = [
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    `${post}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
  ];
  const connect = () => Array.from({ length: 200 }, () => new RawConnection(siteUrl));
  const slow = openings.flatMap((opening) =>
    connect().map((connection) => {
      connection.send(opening);
      return connection;
    }),
  );
  const closed = slow[0]?.closed.then(() => (Date.now() - start) / 1000);
  // These never send a byte. It would be an invalid request, and 200 of them at once, with the slow bodies, are
  // more than nginx allows each visitor.
  const silent = connect();
  const connections = [...slow, ...silent];
  const drip = setInterval(() => {
    for (const connection of slow) connection.send('a');
  }, 500);

  const load = `${connections.length.toString()} slow connections`;
  const { median } = await measureVisits(12_000, load, async () => {
    const response = await fetch(new URL('/about/', siteUrl));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</html>');
  });
  const seconds = await closed;
  clearInterval(drip);
  for (const connection of connections) connection.close();

  expect(median).toBeLessThan(500);
  expect(seconds).toBeGreaterThan(3);
  expect(seconds).toBeLessThan(10);
});
