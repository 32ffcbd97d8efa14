import { afterAll, beforeAll, test } from '@jest/globals';
import { Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

test('live and ready answer 200 while all is well', async () => {
  await site.visit().get('/api/health/live').expect(200, { status: 'live' });
  await site.visit().get('/api/health/ready').expect(200, { status: 'ready' });
});

test('an unknown address is answered in the common form', async () => {
  await site
    .visit()
    .get('/api/nothing')
    .expect(404, { error: 'There is nothing at this address.' });
});

test('without Redis the process lives and says which part is away', async () => {
  await site.redis.kill();
  await site.becomes('not ready');
  await site.visit().get('/api/health/live').expect(200);
  await site
    .visit()
    .get('/api/health/ready')
    .expect(503, { error: 'Not ready: no answer from redis.' });
});
