import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from 'e2e/servers/until.ts';
import { codeOf, cookieOf, login, loginWithCode } from './support/admin.ts';
import { captureLog } from './support/capture-log.ts';
import { adminPassword, goodMessage, Site } from './support/site.ts';

/** What the log, the answers and Redis never say, or not for long. */

const canary = {
  ...goodMessage,
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canarymail@canary.example',
  phone: '732-555-0177',
  message: 'Canarytext',
};
const traces = /canary|555-?0177/i;

const logged = captureLog();
const site = await Site.shared({ LOG_LEVEL: 'debug', CONTACT_LIMIT: '3' });
let before = 0;
const loggedByTest = () => logged.slice(before).join('');

beforeEach(() => {
  before = logged.length;
});

afterEach(() => expect(logged.join('')).not.toMatch(traces));

const send = (change: object = {}) => site.send({ ...canary, ...change });
const mails = () => site.mailbox.mailsFrom('Canaryfirst Canarylast');

const waitForLogEvent = (event: string): Promise<boolean> =>
  until(`${event} in the log`, () => loggedByTest().includes(`"${event}"`));

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
  const [suspect] = (await site.outbox.list()).filter(
    ({ state }) => state === 'quarantined',
  );
  expect(JSON.stringify(suspect)).not.toMatch(traces);
  await site.outbox.retry(suspect?.id);

  await until(
    'three more mails, and an empty outbox',
    async () =>
      (await mails()).length === earlier + 3 &&
      (await site.outbox.list()).length === 0,
  );
  expect(await site.dumpRedis()).not.toMatch(traces);
  await waitForLogEvent('quarantined');

  expect(await site.redis.onDisk()).toMatch(traces);
  await site.outbox.removeExpired();
  await until(
    'the traces to be gone',
    async () => !traces.test(await site.redis.onDisk()),
  );
});

test("doesn't quote a rejected message", async () => {
  const long = 'Canary'.repeat(1000);
  for (const field of Object.keys(canary)) {
    for (const value of [long, ['Canary'], { Canary: 'Canary' }]) {
      const { text, status } = await send({ [field]: value });
      expect(status).toBe(400);
      expect(text).not.toMatch(traces);
    }
  }
  for (const body of [
    '{"firstName":"Canary',
    `{"message":"${'Canary'.repeat(10_000)}"}`,
  ]) {
    const { text } = await site
      .visit()
      .post('/api/contact')
      .type('json')
      .send(body);
    expect(text).toContain('error');
    expect(text).not.toMatch(traces);
  }
});

test("doesn't quote the message while dependencies are unavailable", async () => {
  await site.redis.kill();
  const visitor = site.visit();
  for (const status of [200, 200, 200, 429]) {
    const { text } = await visitor
      .post('/api/contact')
      .send(canary)
      .expect(status);
    expect(text).not.toMatch(traces);
  }
  await site.redis.run();
  const events = [
    'not-stored',
    'spooled',
    'spooled-message-stored',
    'rate-limited',
  ];
  for (const event of events) await waitForLogEvent(event);
  await site.becomes('ready');
});

test('logs sign-ins and rejections with an anonymized address and no secrets', async () => {
  const visit = () => site.visit().set('X-Forwarded-For', '198.51.100.77');
  const admin = visit();
  const answer = await login(admin).expect(200);
  for (let tries = 0; tries < 5; tries += 1)
    await login(visit(), 'a wrong guess').expect(401);
  await login(visit(), 'a wrong guess').expect(429);
  await admin.post('/api/admin/logout').expect(200);

  const log = loggedByTest();
  const events = (event: string) =>
    log.split('\n').filter((line) => line.includes(`"${event}"`));
  expect(events('signed-in')).toHaveLength(1);
  expect(events('sign-in-refused')).toHaveLength(6);
  expect(events('signed-out')).toHaveLength(1);
  for (const line of [...events('signed-in'), ...events('sign-in-refused')]) {
    expect(line).toContain('198.51.100.0');
  }
  const [, session = ''] = cookieOf(answer).split('=');
  for (const secret of [
    adminPassword,
    'a wrong guess',
    session,
    '198.51.100.77',
  ]) {
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
