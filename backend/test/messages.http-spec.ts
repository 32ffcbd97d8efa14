import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isMessageList, isRetryResult, type OutboxEntry } from 'shared/messages';
import { adminPassword, Site } from './support/site.ts';
import { until } from './support/until.ts';

const message = {
  firstName: 'Canary',
  lastName: 'Example',
  email: 'canary@visitor.example',
  subject: 'Insurance Questions',
  message: 'The canary sings.',
  consent: true,
};

let site: Site;
let admin: ReturnType<Site['visit']>;

beforeAll(async () => {
  site = await Site.open();
  admin = site.visit();
  await admin.post('/api/admin/login').send({ password: adminPassword }).expect(200);
});

afterAll(() => site.close());

/** The list, validated like in the dashboard. */
const list = async (): Promise<readonly OutboxEntry[]> => {
  const body: unknown = (await admin.get('/api/admin/messages').expect(200)).body;
  if (!isMessageList(body)) throw new Error(`Invalid response: ${JSON.stringify(body)}`);
  return body.messages;
};

const retry = (body: object = {}) => admin.post('/api/admin/messages/retry').send(body);

test('returns 401 without a session', async () => {
  const visitor = site.visit();
  await visitor.get('/api/admin/messages').expect(401, { error: 'Please sign in first.' });
  await visitor.post('/api/admin/messages/retry').send({}).expect(401);
});

test('returns 403 for a retry from another site', async () => {
  await retry().set('Origin', 'https://evil.example').expect(403);
});

test('returns an empty list when everything is delivered', async () => {
  expect(await list()).toEqual([]);
  await retry().expect(200, { retried: 0 });
  await retry({ id: 'unknown' }).expect(200, { retried: 0 });
});

test('returns 400 for an id that is not text', async () => {
  await retry({ id: { $ne: '' } }).expect(400);
});

test('lists a waiting message without its content and delivers it on retry', async () => {
  await site.mailbox.kill();
  await site.visit().post('/api/contact').send(message).expect(200);
  let entries: readonly OutboxEntry[] = [];
  await until('a first attempt', async () => {
    entries = await list();
    return entries.some(({ attempts }) => attempts > 0);
  });
  expect(entries).toEqual([
    expect.objectContaining({
      state: 'waiting',
      attempts: 1,
      lastError: expect.stringMatching(/./),
    }),
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/canary/i);

  await site.mailbox.run();
  // Briefly, between two states, a message is in neither list.
  await until('a message to retry', async () => {
    const body: unknown = (await retry({ id: entries[0]?.id }).expect(200)).body;
    return isRetryResult(body) && body.retried > 0;
  });
  await site.mailbox.mailFrom('Canary Example');
  await until('the message to be gone', async () => (await list()).length === 0);
});
