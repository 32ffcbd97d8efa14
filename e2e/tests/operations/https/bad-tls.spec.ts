import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { fetchHttps, tlsPort, trustedRoot } from '../../../src/https-client.ts';
import { RawConnection, sendOnce, clientHello } from '../../../src/raw-connection.ts';

/** The HTTPS port, for connections without TLS. */
const port = `http://127.0.0.1:${tlsPort}`;

let root: string;

test.beforeAll(async () => {
  root = await trustedRoot();
});

for (const [what, bytes] of [
  ['HTTP', 'GET / HTTP/1.1\r\nHost: site.test\r\n\r\n'],
  ['random bytes', Buffer.concat([Buffer.from([0]), randomBytes(4096)])],
] as const) {
  test(`answers ${what} on the HTTPS port with 400`, async () => {
    expect((await sendOnce(port, bytes)).statuses).toEqual([400]);
  });
}

for (const [what, servername] of [
  ['an unknown server name', 'other.test'],
  ['no server name', ''],
] as const) {
  test(`closes a handshake with ${what} without a certificate`, async () => {
    const other = fetchHttps('/', { root, servername, host: 'other.test' });
    await expect(other).rejects.toThrow('unrecognized name');
  });
}

test('closes hundreds of incomplete handshakes after five seconds, and serves pages until then', async () => {
  const start = Date.now();
  const hello = await clientHello('site.test');
  const connections = [0, hello.length / 2, hello.length].flatMap((length) =>
    Array.from({ length: 200 }, () => {
      const connection = new RawConnection(port);
      connection.send(hello.subarray(0, length));
      return connection.closed.then(() => (Date.now() - start) / 1000);
    }),
  );
  expect((await fetchHttps('/about/', { root })).status).toBe(200);
  expect(Date.now() - start).toBeLessThan(3000);
  for (const seconds of await Promise.all(connections)) {
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(10);
  }
});
