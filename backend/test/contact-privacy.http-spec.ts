import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { CleanupTask } from '../src/outbox/outbox-tasks.ts';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';
import { goodMessage } from './support/visitor.ts';

const canary = {
  ...goodMessage,
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canarymail@canary.example',
  phone: '732-555-0177',
  message: 'Canarytext',
};
const traces = /canary|555-?0177/i;

let site: Site;
const logged: string[] = [];

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      logged.push(String(text));
      return true;
    });
  }
  site = await Site.open({ LOG_LEVEL: 'debug', CONTACT_LIMIT: '3' });
});

afterAll(async () => {
  await site.close();
  jest.restoreAllMocks();
});

const send = (change: object = {}) =>
  site
    .visit()
    .post('/api/contact')
    .send({ ...canary, ...change });
const mails = () => site.mailbox.mailsFrom('Canaryfirst Canarylast');

async function waitForLogEvent(event: string): Promise<void> {
  await until(`${event} in the log`, () => logged.some((line) => line.includes(`"${event}"`)));
}

test('removes delivered messages from Redis', async () => {
  await send().expect(200);
  await waitForLogEvent('delivered');

  await site.mailbox.setBehavior('refuse with 550');
  await send().expect(200);
  await waitForLogEvent('delivery-failed');
  const [waiting] = await site.outbox.list();
  expect(JSON.stringify(waiting)).not.toMatch(traces);
  await site.mailbox.setBehavior('accept');
  await site.outbox.retry();

  await send({ comments: 'x' }).expect(200);
  const [suspect] = (await site.outbox.list()).filter(({ state }) => state === 'quarantined');
  expect(JSON.stringify(suspect)).not.toMatch(traces);
  await site.outbox.retry(suspect?.id);

  await until(
    'three mails, and an empty outbox',
    async () => (await mails()).length === 3 && (await site.outbox.list()).length === 0,
  );
  expect(await site.dumpRedis()).not.toMatch(traces);
});

test('removes delivered messages from the append-only file once a day', async () => {
  expect(await site.redis.onDisk()).toMatch(traces);
  await site.app.get(CleanupTask, { strict: false }).run();
  await until('the traces to be gone', async () => !traces.test(await site.redis.onDisk()));
});

test("doesn't quote a rejected message", async () => {
  const long = 'Canary'.repeat(1000);
  for (const field of Object.keys(canary)) {
    for (const value of [`Canary\u0000`, long, ['Canary'], { Canary: 'Canary' }]) {
      const { text, status } = await send({ [field]: value });
      expect(status).toBe(400);
      expect(text).not.toMatch(traces);
    }
  }
  for (const body of ['{"firstName":"Canary', `{"message":"${'Canary'.repeat(10_000)}"}`]) {
    const { text } = await site.visit().post('/api/contact').type('json').send(body);
    expect(text).toContain('error');
    expect(text).not.toMatch(traces);
  }
});

test("doesn't quote the message while dependencies are unavailable", async () => {
  await site.mailbox.setBehavior('refuse with 550');
  await site.redis.kill();
  const visitor = site.visit();
  for (const status of [503, 503, 503, 429]) {
    const { text } = await visitor.post('/api/contact').send(canary).expect(status);
    expect(text).not.toMatch(traces);
  }
  await site.mailbox.setBehavior('accept');
  await send().expect(200);
  await site.redis.run();
  await site.becomes('ready');
});

test('never logs message content', () => {
  const log = logged.join('');
  for (const event of [
    'delivered',
    'delivery-failed',
    'not-queued',
    'not-kept',
    'delivered-directly',
    'quarantined',
    'rate-limited',
  ]) {
    expect(log).toContain(`"${event}"`);
  }
  expect(log).not.toMatch(traces);
});
