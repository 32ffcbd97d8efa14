import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { measureVisits } from '../../../src/steady-traffic.ts';
import { fetchHttps, tlsPort, openTlsSocket, trustedRoot } from '../../../src/https-client.ts';
import { RawConnection, sendOnce, clientHello, recordHeader } from '../../../src/raw-connection.ts';

/** The HTTPS port, for connections without TLS. */
const port = `http://127.0.0.1:${tlsPort}`;

let root: string;
let hello: Buffer;

test.beforeAll(async () => {
  root = await trustedRoot();
  hello = await clientHello('site.test');
});

const visit = async () => {
  expect((await fetchHttps('/about/', { root })).status).toBe(200);
};

const broken: [what: string, bytes: () => Buffer][] = [
  ['a handshake record of random bytes', () => recordOf(randomBytes(512))],
  ['an oversized record', () => Buffer.concat([recordHeader(0xffff), hello])],
  ['two ClientHello records', () => Buffer.concat([hello, hello])],
];

for (const [what, bytes] of broken) {
  test(`closes the connection immediately on ${what}`, async () => {
    const connection = new RawConnection(port);
    const start = Date.now();
    connection.send(bytes());
    await connection.closed;
    expect(Date.now() - start).toBeLessThan(2000);
    expect(connection.statuses).toEqual([]);
    await visit();
  });
}

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

test('rejects renegotiation', async () => {
  const socket = await openTlsSocket({ root, maxVersion: 'TLSv1.2' });
  const refused = once(socket, 'error');
  socket.renegotiate({}, () => undefined);
  const [error] = (await refused) as [Error];
  expect(error.message).toContain('no renegotiation');
  socket.destroy();
});

test('closes hundreds of incomplete handshakes after five seconds, and stays responsive until then', async () => {
  const start = Date.now();
  const incomplete = {
    'no bytes': Buffer.alloc(0),
    'an empty record': recordHeader(0),
    'half a ClientHello': hello.subarray(0, hello.length / 2),
    'only a ClientHello': hello,
  };
  const connections = Object.entries(incomplete).flatMap(([what, bytes]) =>
    Array.from({ length: 150 }, () => {
      const connection = new RawConnection(port);
      connection.send(bytes);
      const closed = connection.closed.then(() => (Date.now() - start) / 1000);
      return { what, closed };
    }),
  );
  const load = `${connections.length.toString()} incomplete handshakes`;
  const { median } = await measureVisits(9000, load, visit);
  for (const { what, closed } of connections) {
    const seconds = await closed;
    expect(seconds, what).toBeGreaterThan(3);
    expect(seconds, what).toBeLessThan(10);
  }
  expect(median).toBeLessThan(500);
});

test('stays responsive under a flood of handshakes', async () => {
  let handshakes = 0;
  let running = true;
  const clients = Array.from({ length: 8 }, async () => {
    while (running) {
      (await openTlsSocket({ root })).destroy();
      handshakes += 1;
    }
  });
  const seconds = 8;
  const { median } = await measureVisits(seconds * 1000, 'a flood of handshakes', visit);
  running = false;
  await Promise.all(clients);
  console.log(`${(handshakes / seconds).toFixed(0)} handshakes a second`);
  expect(median).toBeLessThan(500);
});

function recordOf(bytes: Buffer): Buffer {
  return Buffer.concat([recordHeader(bytes.length), bytes]);
}
