import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AlertService } from '../src/alert/alert.service.ts';
import { DirectQueue } from './support/direct-queue.ts';
import { listed } from './support/listed.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

const operator = 'operator@practice.example';

let site: Site;
let direct: DirectQueue;

beforeAll(async () => {
  site = await Site.open({ ALERT_TO: operator });
  direct = await DirectQueue.open(site);
});

afterAll(async () => {
  await direct.close();
  await site.close();
});

test('mails the operator how many messages failed, where, and what to do', async () => {
  await site.mailbox.setBehavior('refuse with 550', 'desk@practice.example');
  const item = { id: 'refused', receivedAt: new Date().toISOString(), message: goodMessage };
  await direct.queue.add('message', item, { jobId: item.id, attempts: 1 });
  await listed(site.outbox, ({ state }) => state === 'failed');

  await site.app.get(AlertService, { strict: false }).check();
  const { subject, text } = await site.mailbox.mail(
    ({ recipients }) => recipients.includes(operator),
    'an alert',
  );
  expect(subject).toContain("Messages aren't being delivered");
  for (const part of [
    "Messages from the contact form at http://site.example aren't reaching the practice.\n\nSome messages couldn't be delivered.\n",
    'Waiting: 0. Failed: 1. Quarantined and not emailed yet: 0.',
    'Longest wait: 0 minutes.\n\nNothing is lost.',
    '`make outbox-retry` delivers them',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Ann|visitor\.example/);
});
