import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { visitMeanwhile } from '../../../src/honest-visitor.ts';
import { ask, shakeHands, tlsPort, trustedRoot } from '../../../src/https-visitor.ts';
import { RawConnection, sayOnce } from '../../../src/raw-connection.ts';
import { clientHello, recordHeader } from '../../../src/tls-bytes.ts';

/** The port for HTTPS, spoken to without TLS. */
const port = `http://127.0.0.1:${tlsPort}`;

let root: string;
let hello: Buffer;

test.beforeAll(async () => {
  root = await trustedRoot();
  hello = await clientHello('site.test');
});

const visit = async () => {
  expect((await ask('/about/', { root })).status).toBe(200);
};

const broken: [what: string, bytes: () => Buffer][] = [
  ['noise that claims to be a handshake', () => recordOf(randomBytes(512))],
  ['a record longer than any may be', () => Buffer.concat([recordHeader(0xffff), hello])],
  ['a handshake that breaks off in a second one', () => Buffer.concat([hello, hello])],
];

for (const [what, bytes] of broken) {
  test(`${what} instead of a handshake ends the connection at once`, async () => {
    const connection = new RawConnection(port);
    const from = Date.now();
    connection.say(bytes());
    await connection.closed;
    expect(Date.now() - from).toBeLessThan(2000);
    expect(connection.statuses).toEqual([]);
    await visit();
  });
}

for (const [what, bytes] of [
  ['HTTP', 'GET / HTTP/1.1\r\nHost: site.test\r\n\r\n'],
  ['noise', Buffer.concat([Buffer.from([0]), randomBytes(4096)])],
] as const) {
  test(`${what} on the port for HTTPS is refused`, async () => {
    expect(await sayOnce(port, bytes)).toEqual([400]);
  });
}

for (const [what, servername] of [
  ['an unknown name', 'other.test'],
  ['no name', ''],
] as const) {
  test(`a handshake that asks for ${what} gets no answer`, async () => {
    const other = ask('/', { root, servername, host: 'other.test' });
    await expect(other).rejects.toThrow('socket hang up');
  });
}

test('renegotiating a connection is refused', async () => {
  const socket = await shakeHands({ root, maxVersion: 'TLSv1.2' });
  const refused = once(socket, 'error');
  socket.renegotiate({}, () => undefined);
  const [error] = (await refused) as [Error];
  expect(error.message).toContain('no renegotiation');
  socket.destroy();
});

const halves: [what: string, bytes: () => Buffer][] = [
  ['an empty record', () => recordHeader(0)],
  ['half a greeting', () => hello.subarray(0, hello.length / 2)],
  ['a greeting and no more', () => hello],
];

for (const [what, bytes] of halves) {
  test(`a connection with ${what} is closed after ten seconds`, async () => {
    const connection = new RawConnection(port);
    const from = Date.now();
    connection.say(bytes());
    await connection.closed;
    const seconds = (Date.now() - from) / 1000;
    expect(seconds).toBeGreaterThan(8);
    expect(seconds).toBeLessThan(15);
  });
}

test('while hundreds hold half a handshake, honest visitors are answered', async () => {
  const openings = [Buffer.alloc(0), hello.subarray(0, hello.length / 2), hello];
  const connections = openings.flatMap((opening) =>
    Array.from({ length: 200 }, () => {
      const connection = new RawConnection(port);
      connection.say(opening);
      return connection;
    }),
  );
  const beside = `${connections.length.toString()} half-open handshakes`;
  const { middle } = await visitMeanwhile(9000, beside, visit);
  for (const connection of connections) connection.leave();
  expect(middle).toBeLessThan(500);
});

test('while handshakes come without end, honest visitors are answered', async () => {
  let handshakes = 0;
  let going = true;
  const shakers = Array.from({ length: 8 }, async () => {
    while (going) {
      (await shakeHands({ root })).destroy();
      handshakes += 1;
    }
  });
  const seconds = 8;
  const { middle } = await visitMeanwhile(seconds * 1000, 'handshakes without end', visit);
  going = false;
  await Promise.all(shakers);
  console.log(`${(handshakes / seconds).toFixed(0)} handshakes a second`);
  expect(middle).toBeLessThan(500);
});

function recordOf(bytes: Buffer): Buffer {
  return Buffer.concat([recordHeader(bytes.length), bytes]);
}
