import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Redis } from '../src/redis/redis.ts';
import { Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

const notReady = { error: 'The site isn’t ready. Try again in a minute.' };

test('returns 200 for live and ready', async () => {
  await site.visit().get('/api/health/live').expect(200, { status: 'live' });
  await site.visit().get('/api/health/ready').expect(200, { status: 'ready' });
  const details = { status: 'ready', unavailable: [], warnings: [] };
  await site.visit().get('/api/health/details').expect(200, details);
});

test('returns 404 for an unknown path', async () => {
  await site.visit().get('/api/nothing').expect(404, { error: 'There’s nothing at this address.' });
});

test('checks Redis once a second during a burst of requests', async () => {
  const { client } = site.app.get(Redis, { strict: false });
  const writes = async () =>
    Number(/cmdstat_set:calls=(\d+)/.exec(await client.info('commandstats'))?.[1]);
  const before = await writes();
  const started = performance.now();
  const answers = Array.from({ length: 60 }, () => site.visit().get('/api/health/ready'));
  await Promise.all(answers);
  const seconds = Math.ceil((performance.now() - started) / 1000);
  expect((await writes()) - before).toBeLessThanOrEqual(seconds + 1);
});

test('is live but not ready without Redis, with details only internally', async () => {
  await site.redis.kill();
  await site.becomes('not ready');
  await site.visit().get('/api/health/live').expect(200);
  await site.visit().get('/api/health/ready').expect(503, notReady);
  const details = { status: 'not ready', unavailable: ['redis'], warnings: [] };
  await site.visit().get('/api/health/details').expect(200, details);
});
