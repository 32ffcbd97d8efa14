import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AlertService } from '../src/alert/alert.service.ts';
import { Redis } from '../src/redis/redis.ts';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';

const operator = 'operator@practice.example';
const day = 24 * 60 * 60 * 1000;

let site: Site;

beforeAll(async () => {
  site = await Site.open({ ALERT_TO: operator });
});

afterAll(() => site.close());

test('warns of old images and backups in the details and once a day by mail', async () => {
  const { client } = site.app.get(Redis, { strict: false });
  await client.hSet('upkeep', {
    images: (Date.now() - 40 * day).toString(),
    backup: (Date.now() - 9 * day).toString(),
  });
  // The warnings are cached for 15 seconds.
  const warnings = await until('warnings of old images and of an old backup', async () => {
    const answer = await site.visit().get('/api/health/details').expect(200);
    const { warnings } = answer.body as { warnings: string[] };
    return warnings.length === 2 ? warnings : undefined;
  });
  expect(warnings.join(' ')).toMatch(/40 days ago.*9 days old/);

  const alert = () => site.app.get(AlertService, { strict: false }).check();
  await alert();
  await alert();
  const mail = await site.mailbox.mail(({ subject }) => subject?.includes('upkeep') ?? false);
  expect(mail.text).toMatch(/make update[^]*at most once a day/);
  expect(await site.mailbox.mailsTo(operator)).toHaveLength(1);
  const seconds = await client.ttl('alert:upkeep:sent');
  expect(seconds).toBeGreaterThan(23 * 60 * 60);
});
