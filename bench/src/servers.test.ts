import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { firstFlight } from 'e2e/transferred-bytes.ts';
import { atDistance, sendInFlights } from './servers.ts';

const roundTrip = 200;

test('sends ten packets at first, and twice as many after each round trip', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const ample = { highWaterMark: 100 * firstFlight };
  const server = new PassThrough(ample);
  const client = new PassThrough(ample);
  sendInFlights(server, client, roundTrip);
  server.end(Buffer.alloc(10 * firstFlight));
  await setImmediate();
  const arrived: number[] = [];
  mock.timers.tick(roundTrip / 2);
  for (let trip = 0; trip < 4; trip += 1) {
    arrived.push(client.readableLength / firstFlight);
    assert.equal(client.writableEnded, trip === 3);
    // The acknowledgment, then what it allows.
    mock.timers.tick(roundTrip / 2);
    mock.timers.tick(roundTrip / 2);
  }
  assert.deepEqual(arrived, [1, 3, 7, 10]);
});

test('an answer takes a round trip to connect and one for itself', async () => {
  const text = 'x'.repeat(3 * firstFlight);
  const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    await atDistance(`http://127.0.0.1:${port}`, roundTrip, async (address) => {
      const began = performance.now();
      const response = await fetch(address);
      // Timers can be a millisecond early.
      assert.ok(performance.now() - began >= 2 * roundTrip - 10);
      assert.equal(await response.text(), text);
    });
  } finally {
    server.close();
  }
});
