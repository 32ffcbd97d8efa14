import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { CleanupTask } from '../src/outbox/outbox-tasks.ts';
import { cheapHash, codeOf, cookieOf, login, loginWithCode } from './support/admin.ts';
import { adminPassword, goodMessage, Site } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

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
let before = 0;
const loggedByTest = () => logged.slice(before).join('');

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      logged.push(String(text));
      return true;
    });
  }
  site = await Site.open({
    LOG_LEVEL: 'debug',
    CONTACT_LIMIT: '3',
    ADMIN_PASSWORD_HASH: await cheapHash(),
  });
});

beforeEach(() => {
  before = logged.length;
});

afterEach(() => {
  expect(logged.join('')).not.toMatch(traces);
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
  await until(`${event} in the log`, () => loggedByTest().includes(`"${event}"`));
}

test('removes delivered messages from Redis, and once a day from its append-only file', async () => {
  const earlier = (await mails()).length;
  await send().expect(200);
  await waitForLogEvent('delivered');

  await site.mailbox.setBehavior('refuse-permanently');
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
    'three more mails, and an empty outbox',
    async () => (await mails()).length === earlier + 3 && (await site.outbox.list()).length === 0,
  );
  expect(await site.dumpRedis()).not.toMatch(traces);
  await waitForLogEvent('quarantined');

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
  await site.mailbox.setBehavior('refuse-permanently');
  await site.redis.kill();
  const visitor = site.visit();
  for (const status of [503, 503, 503, 429]) {
    const { text } = await visitor.post('/api/contact').send(canary).expect(status);
    expect(text).not.toMatch(traces);
  }
  await site.mailbox.setBehavior('accept');
  await send().expect(200);
  for (const event of ['not-queued', 'not-kept', 'delivered-directly', 'rate-limited']) {
    await waitForLogEvent(event);
  }
  await site.redis.run();
  await site.becomes('ready');
});

test('logs sign-ins and rejections with an anonymized address and no secrets', async () => {
  const visit = () => site.visit().set('X-Forwarded-For', '198.51.100.77');
  const admin = visit();
  const answer = await login(admin).expect(200);
  for (let tries = 0; tries < 5; tries += 1) await login(visit(), 'a wrong guess').expect(401);
  await login(visit(), 'a wrong guess').expect(429);
  await admin.post('/api/admin/logout').expect(200);

  const log = loggedByTest();
  const events = (event: string) => log.split('\n').filter((line) => line.includes(`"${event}"`));
  expect(events('signed-in')).toHaveLength(1);
  expect(events('sign-in-refused')).toHaveLength(6);
  expect(events('signed-out')).toHaveLength(1);
  for (const line of [...events('signed-in'), ...events('sign-in-refused')]) {
    expect(line).toContain('198.51.100.0');
  }
  const [, session = ''] = cookieOf(answer).split('=');
  for (const secret of [adminPassword, 'a wrong guess', session, '198.51.100.77']) {
    expect(log).not.toContain(secret);
  }
});

test('logs neither the secret of the second factor nor a code', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const withCode = await site.replica({ ADMIN_TOTP_SECRET: secret });
  const codes = [codeOf(secret), codeOf(secret, 9)];
  const statuses: number[] = [];
  for (const code of codes) {
    statuses.push((await loginWithCode(withCode.visit(), code)).status);
  }
  await withCode.stop();
  expect(statuses).toEqual([200, 401]);
  const log = loggedByTest();
  expect(log).toContain('"sign-in-refused"');
  for (const text of [secret, ...codes]) expect(log).not.toContain(text);
});
