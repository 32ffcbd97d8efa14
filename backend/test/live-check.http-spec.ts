import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LiveCheckResult } from '../../frontend/src/contracts/live-check.ts';
import { CheckedSite, liveCheckAddress } from './support/checked-site.ts';

let checked: CheckedSite;
let result: LiveCheckResult;
let mostAtOnce: number;

beforeAll(async () => {
  checked = await CheckedSite.open();
  result = await checked.check();
  mostAtOnce = checked.pages.mostAtOnce;
}, 180_000);

afterAll(() => checked.close());

test('checking and reading a result return 401 without a session', async () => {
  const stranger = checked.site.visit();
  await stranger.get(liveCheckAddress).expect(401, { error: 'Sign in first.' });
  await stranger.post(liveCheckAddress).expect(401, { error: 'Sign in first.' });
});

test('another site cannot start a check', async () => {
  await checked.admin.post(liveCheckAddress).set('Sec-Fetch-Site', 'cross-site').expect(403);
});

test('every page is checked in both slash forms, with the files for crawlers', () => {
  const { addresses, report } = result;
  expect(report?.pages.map(({ id }) => id)).toEqual(
    checked.built.manifest.pages.map(({ id }) => id),
  );
  const asked = new Set(checked.pages.asked);
  for (const path of checked.built.manifest.pages.flatMap(({ paths }) => paths))
    expect(asked).toContain(path);
  for (const { path } of checked.built.manifest.crawlerFiles) expect(asked).toContain(path);
  expect(addresses).toBeGreaterThan(40);
});

test('a site that is served as it was built is found to be so', () => {
  expect(result.report?.site).toEqual([]);
  for (const page of result.report?.pages ?? []) {
    expect(page).toMatchObject({ indexable: page.declaredIndexed, findings: [] });
  }
});

test('at most four requests are in hand at the same time', () => {
  expect(mostAtOnce).toBeGreaterThan(1);
  expect(mostAtOnce).toBeLessThanOrEqual(4);
});

test('a second check within half a minute is refused, with the time to wait', async () => {
  await checked.site.forgetLimits();
  checked.pages.misbehaviours.clear();
  await checked.admin.post(liveCheckAddress).expect(202);
  await checked.finished();
  const refused = await checked.adminOfReplica.post(liveCheckAddress).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toEqual({ error: expect.stringContaining('Wait a moment') });
});

test('with nginx away the result says what to do', async () => {
  await checked.pages.stop();
  const { failure, report } = await checked.check();
  expect(failure).toContain('could not be read from nginx');
  expect(report).toBeUndefined();
});

test('with Redis away a check is refused with a sentence', async () => {
  await checked.site.redis.kill();
  await checked.admin.post(liveCheckAddress).expect(503, {
    error: 'Admin sign-in is unavailable for the moment.',
  });
  await checked.site.redis.run();
  await checked.site.becomes('ready');
});
