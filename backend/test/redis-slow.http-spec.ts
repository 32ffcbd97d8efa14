import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Redis } from '../src/redis/redis.ts';
import { cheapHash, login, withRedis } from './support/admin.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash(), CONTACT_LIMIT: '100' });
});

afterAll(() => site.close());

/** Sends 60 different calls, evenly spread over some milliseconds. */
async function statusesOver(milliseconds: number): Promise<number[]> {
  const admin = site.visit();
  await login(admin).expect(200);
  const calls = [
    () => admin.get('/api/admin/check'),
    () => site.visit().get('/api/health/ready'),
    () => site.visit().post('/api/contact').send(goodMessage),
  ];
  const answers = Array.from({ length: 60 }, async (_, index) => {
    await setTimeout((index * milliseconds) / 60);
    return (await calls[index % calls.length]?.())?.status ?? 0;
  });
  return Promise.all(answers);
}

const all200 = Array.from({ length: 60 }, () => 200);

/** The connections of the site's calls, without the worker's blocking one. */
async function connections(): Promise<string[]> {
  const clients = await withRedis(site, (redis) => redis.sendCommand<string>(['CLIENT', 'LIST']));
  return clients
    .split('\n')
    .filter((client) => !/ name=bull:| cmd=client\|list/.test(client))
    .map((client) => client.split(' ')[0] ?? '');
}

test('fails no call while Redis pauses for two seconds at a time', async () => {
  const before = await connections();
  const calls = statusesOver(8000);
  await withRedis(site, async (redis) => {
    for (let pauses = 0; pauses < 4; pauses += 1) {
      site.redis.freeze();
      await setTimeout(2000);
      site.redis.thaw();
      // Make sure that Redis works between two pauses, even on a busy machine.
      await redis.ping();
      await setTimeout(100);
    }
  });
  expect(await calls).toEqual(all200);
  expect(await connections()).toEqual(before);
});

test('fails no call during large answers on the same connection', async () => {
  const { client } = site.app.get(Redis, { strict: false });
  await client.set('large', 'x'.repeat(4_000_000));
  const calls = statusesOver(3000);
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await Promise.all(Array.from({ length: 60 }, () => client.get('large')));
  }
  expect(await calls).toEqual(all200);
  await client.del('large');
});

test('keeps calls and connections after the event loop was blocked', async () => {
  const before = await connections();
  const { heartbeat } = site.app.get(Redis, { strict: false });
  const ping = heartbeat.ping.bind(heartbeat);
  const blocked = new Promise<void>((resolve) => {
    jest.spyOn(heartbeat, 'ping').mockImplementationOnce(async () => {
      const answer = ping();
      // The PING has been written, but its reply hasn't been read.
      await setTimeout(0);
      const until = performance.now() + 6000;
      while (performance.now() < until);
      resolve();
      return answer;
    });
  });
  const [statuses] = await Promise.all([statusesOver(1000), blocked]);
  expect(statuses).toEqual(all200);
  expect(await connections()).toEqual(before);
});
