import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { contactReceived } from 'shared/contact-rules';
import { quarantineOf, sendDigest } from './support/quarantine.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

beforeEach(() => site.resetLimits());

afterAll(() => site.close());

/** Posts without supertest's overhead. @returns the status. */
async function post(address: string, body: string): Promise<number> {
  const { status, body: answer } = await fetch(`${await site.app.getUrl()}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body,
  });
  await answer?.cancel();
  return status;
}

/** Sends posts from many addresses and counts the responses by status. */
async function flood(addresses: number, posts: number, body: object): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const text = JSON.stringify(body);
  const sendFrom = async (address: string) => {
    for (let count = 0; count < posts; count += 1) {
      const status = await post(address, text);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  let next = 0;
  const worker = async () => {
    while (next < addresses) {
      next += 1;
      await sendFrom(`203.0.113.${next}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return statuses;
}

async function expectServed(name: string): Promise<void> {
  const message = { ...goodMessage, firstName: name };
  await site.visit().post('/api/contact').send(message).expect(200, { message: contactReceived });
  await site.mailbox.mailFrom(`${name} Example`);
}

test('accepts messages during a flood of 300 honeypot messages', async () => {
  expect(await flood(15, 20, { ...goodMessage, comments: 'x' })).toEqual(new Map([[200, 300]]));
  await expectServed('After-the-bots');
});

test('accepts messages during a flood of invalid and rejected ones', async () => {
  expect(await flood(20, 20, { ...goodMessage, email: '' })).toEqual(new Map([[400, 400]]));
  const statuses = await flood(10, 60, goodMessage);
  expect(statuses).toEqual(
    new Map([
      [200, 200],
      [429, 400],
    ]),
  );
  await expectServed('After-the-refused');
});

test('accepts a message after 4,000 posts from 200 other addresses', async () => {
  expect(await flood(200, 20, goodMessage)).toEqual(new Map([[200, 4000]]));
  const last = { ...goodMessage, firstName: 'After-the-flood' };
  await site.visit().post('/api/contact').send(last).expect(200);

  await sendDigest(site);
  const mail = await site.mailbox.mail(({ text }) => text?.includes('After-the-flood') ?? false);
  expect(mail.subject).toMatch(/^\[Website\] \d+ messages above the hourly limit/);
  expect(await quarantineOf(site).counts()).toMatchObject({ unlisted: 0, digestFailures: 0 });
}, 60_000);
