import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { firstFlight } from 'e2e/transferred-bytes.ts';
import { sendInFlights } from './servers.ts';

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
