import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { AlertService } from '../src/alert/alert.service.ts';
import { Site } from './support/site.ts';

const operator = 'operator@practice.example';
const minute = 60_000;

let site: Site;
let alert: AlertService;

beforeAll(async () => {
  site = await Site.open({ ALERT_TO: operator });
  alert = site.app.get(AlertService, { strict: false });
});

afterAll(() => site.close());

/** Runs a check the given number of minutes from now. @returns the number of alerts so far. */
async function alertsAfter(minutes: number): Promise<number> {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + minutes * minute);
  await alert.check();
  clock.mockRestore();
  return (await site.mailbox.mailsTo(operator)).length;
}

test('mails the operator once an hour when Redis has been unavailable for 15 minutes', async () => {
  await site.redis.kill();
  await site.becomes('not ready');
  expect(await alertsAfter(0)).toBe(0);
  expect(await alertsAfter(14)).toBe(0);
  expect(await alertsAfter(16)).toBe(1);
  expect(await alertsAfter(17)).toBe(1);
  expect(await alertsAfter(80)).toBe(2);
  const [mail] = await site.mailbox.mailsTo(operator);
  expect(mail?.text).toContain("http://site.example hasn't had an answer from redis");

  await site.redis.run();
  await site.becomes('ready');
  expect(await alertsAfter(160)).toBe(2);
  await site.redis.kill();
  await site.becomes('not ready');
  expect(await alertsAfter(161)).toBe(2);
  await site.redis.run();
});
