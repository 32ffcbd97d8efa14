import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, test } from '@jest/globals';
import type { IRedisClient } from 'bullmq';
import { toBullmqClient } from './job-queues.ts';
import { createRedisClient } from './create-redis-client.ts';

const server = createServer((socket) => socket.resetAndDestroy()).listen(
  0,
  '127.0.0.1',
);
const clients: IRedisClient[] = [];

afterAll(() => {
  for (const client of clients) client.disconnect();
  server.close();
});

test('a connection error without a listener throws nothing, and neither does one of a duplicate', async () => {
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = toBullmqClient(
    createRedisClient(`redis://127.0.0.1:${port}`, 'wait'),
  );
  clients.push(client, client.duplicate());
  // Emitted right after an error, unless that threw.
  const reconnecting = clients.map(
    (one) =>
      new Promise((resolve) => {
        one.once('reconnecting', resolve);
      }),
  );
  await Promise.all(reconnecting);
}, 5000);
