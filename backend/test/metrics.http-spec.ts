import { readFile, rm, writeFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { practice } from 'shared/practice';
import { until } from 'e2e/servers/until.ts';
import { login } from './support/admin.ts';
import { goodMessage, Site } from './support/site.ts';

const site = await Site.shared({
  CONTACT_LIMIT: '3',
  CONTACT_LIMIT_OVERALL: '4',
});

const scrape = async (): Promise<string> =>
  (await site.visit().get('/metrics').expect(200)).text;

/** Each series with its value. */
async function metrics(): Promise<Record<string, number>> {
  const lines = (await scrape())
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [series = '', value] = line.split(' ');
      return [series, Number(value)];
    }),
  );
}

/** The series that have increased, and by how much. */
async function increases(
  act: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await metrics();
  await act();
  const after = Object.entries(await metrics());
  return Object.fromEntries(
    after
      .filter(([series]) => series.includes('_total'))
      .map(
        ([series, value]) => [series, value - (before[series] ?? 0)] as const,
      )
      .filter(([, increase]) => increase !== 0),
  );
}

const result = (name: string): string =>
  `contact_messages_total{result="${name}"}`;
const requests = (status: string): string =>
  `http_requests_total{status="${status}"}`;

test('returns the metrics as Prometheus text, outside of the public /api/', async () => {
  const { headers } = await site.visit().get('/metrics').expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain;.*version=0\.0\.4/);
  await site.visit().get('/api/metrics').expect(404);
  expect(await metrics()).toMatchObject({
    [requests('5xx')]: 0,
    [result('accepted')]: 0,
    [result('suspected')]: 0,
    'sign_in_refusals_total{status="401"}': 0,
    'outbox_messages{state="failed"}': 0,
    mail_failures_total: 0,
    redis_up: 1,
  });
});

test('measures the disk and what gets old, if it is known', async () => {
  await site.withRedis((redis) => redis.hSet('upkeep', 'images', '5000'));
  const found = await metrics();
  expect(found.disk_used_ratio).toBeGreaterThan(0);
  expect(found).toMatchObject({
    images_updated_timestamp_seconds: 5,
    backup_made_timestamp_seconds: NaN,
    certificate_expiry_timestamp_seconds: NaN,
  });
});

test('counts requests by status class, without health checks and scrapes', async () => {
  const calls = async () => {
    await site.visit().get('/api/health/live').expect(200);
    await site.visit().get('/api/admin/check').expect(200);
    await site.visit().get('/api/nowhere').expect(404);
  };
  expect(await increases(calls)).toEqual({
    [requests('2xx')]: 1,
    [requests('4xx')]: 1,
  });
});

test.each([
  ['accepted', {}],
  ['suspected', { comments: 'https://buy.example' }],
  ['suspected', { openFor: 1 }],
])('counts a message that is %s: %j', async (name, signals) =>
  expect(await increases(() => site.send(signals).expect(200))).toEqual({
    [requests('2xx')]: 1,
    [result(name)]: 1,
  }),
);

test('counts messages that are refused', async () => {
  const refused = async () => {
    await site.send({ email: 'ann' }).expect(400);
    await site.send().set('Sec-Fetch-Site', 'cross-site').expect(403);
    await site
      .visit()
      .post('/api/contact')
      .type('text')
      .send('Hello')
      .expect(415);
    await site.visit().post('/api/contact').type('json').send('{').expect(400);
    // A form posted without JavaScript is redirected to a page.
    await site
      .visit()
      .post('/api/contact')
      .type('form')
      .send({ firstName: 'Ann' })
      .expect(303);
  };
  expect(await increases(refused)).toEqual({
    [requests('3xx')]: 1,
    [requests('4xx')]: 4,
    [result('refused')]: 5,
  });
});

test('counts messages above the limits of one address and of all', async () => {
  await site.resetLimits();
  const visitor = site.visit();
  const flood = async () => {
    for (let n = 0; n < 3; n += 1)
      await visitor.post('/api/contact').send(goodMessage).expect(200);
    await visitor.post('/api/contact').send(goodMessage).expect(429);
    for (let n = 0; n < 2; n += 1) await site.send().expect(200);
  };
  expect(await increases(flood)).toMatchObject({
    [result('accepted')]: 4,
    [result('refused')]: 1,
    [result('overflow')]: 1,
  });
  await site.resetLimits();
});

test('counts refused sign-ins', async () => {
  const visitor = site.visit();
  const guesses = async () => {
    for (let n = 0; n < 5; n += 1) await login(visitor, 'a guess').expect(401);
    await login(visitor).expect(429);
    await login(site.visit()).expect(200);
  };
  expect(await increases(guesses)).toMatchObject({
    'sign_in_refusals_total{status="401"}': 5,
    'sign_in_refusals_total{status="429"}': 1,
  });
});

test('counts failed emails and shows the waiting message and its age', async () => {
  await until(
    'an empty queue',
    async () => (await site.outbox.counts()).waiting === 0,
  );
  expect(await metrics()).toMatchObject({
    'outbox_messages{state="waiting"}': 0,
    outbox_longest_wait_seconds: 0,
  });
  await site.mailbox.setBehavior('refuse-temporarily');
  const { mail_failures_total: before = NaN } = await metrics();
  await site.send().expect(200);
  const after = await until('a failed email', async () => {
    const found = await metrics();
    return Number(found.mail_failures_total) > before ? found : undefined;
  });
  expect(after['outbox_messages{state="waiting"}']).toBe(1);
  expect(after.outbox_longest_wait_seconds).toBeGreaterThan(0);
  expect(after.outbox_longest_wait_seconds).toBeLessThan(60);
  expect(after['outbox_messages{state="quarantined"}']).toBeGreaterThan(1);
});

test('shows nothing about visitors', async () => {
  const text = await scrape();
  expect(text).not.toMatch(/@|Ann|Example|198\.18/);
});

test('shows that Redis is down, counts messages that nothing can keep then, and recovers', async () => {
  await site.redis.kill();
  // In the way of the folder for accepted messages.
  await writeFile(site.spoolFolder, '');
  const down = await metrics();
  expect(down.redis_up).toBe(0);
  expect(
    Object.keys(down).filter((series) => series.startsWith('outbox_')),
  ).toEqual([]);
  const error = expect.stringContaining(practice.phone.display);
  const refused = async () =>
    expect((await site.send().expect(503)).body).toEqual({ error });
  expect(await increases(refused)).toMatchObject({
    [requests('5xx')]: 1,
    [result('failed')]: 1,
  });
  await rm(site.spoolFolder);
  await site.restartRedis();
  expect(await metrics()).toMatchObject({
    redis_up: 1,
    'outbox_messages{state="failed"}': 0,
  });
});

test('each metric has a row in the docs and an alert rule', async () => {
  const linesOf = async (file: string) =>
    (await readFile(new URL(`../../docs/${file}`, import.meta.url), 'utf8'))
      .split('\n')
      .map((line) => line.trimStart());
  const names = [...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  expect(names).toHaveLength(11);
  const rows = (await linesOf('monitoring.md')).filter((line) =>
    line.startsWith('| `'),
  );
  const rules = (await linesOf('prometheus/alerts.yml')).filter((line) =>
    line.startsWith('expr:'),
  );
  for (const name of names) {
    expect(rows.filter((row) => row.includes(name))).not.toEqual([]);
    expect(rules.filter((rule) => rule.includes(name))).not.toEqual([]);
  }
});
