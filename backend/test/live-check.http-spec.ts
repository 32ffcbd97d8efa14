import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LiveCheckResult } from 'shared/live-check';
import { CheckedSite, liveCheckAddress } from './support/checked-site.ts';

let checked: CheckedSite;
let result: LiveCheckResult;
let maxConcurrent: number;

beforeAll(async () => {
  checked = await CheckedSite.open();
  result = await checked.check();
  maxConcurrent = checked.pages.maxConcurrent;
}, 180_000);

afterAll(() => checked.close());

test('returns 401 without a session', async () => {
  const visitor = checked.site.visit();
  await visitor.get(liveCheckAddress).expect(401, { error: 'Please sign in first.' });
  await visitor.post(liveCheckAddress).expect(401, { error: 'Please sign in first.' });
});

test('returns 403 for a check started by another site', async () => {
  await checked.admin.post(liveCheckAddress).set('Sec-Fetch-Site', 'cross-site').expect(403);
});

test('checks every page with and without a slash, robots.txt and the sitemap', () => {
  const { addresses, report } = result;
  expect(report?.pages.map(({ id }) => id)).toEqual(
    checked.built.manifest.pages.map(({ id }) => id),
  );
  const requested = new Set(checked.pages.requested);
  for (const path of checked.built.manifest.pages.flatMap(({ paths }) => paths))
    expect(requested).toContain(path);
  for (const { path } of checked.built.manifest.crawlerFiles) expect(requested).toContain(path);
  expect(addresses).toBeGreaterThan(40);
});

test('has no findings for a site that is served as built', () => {
  expect(result.report?.site).toEqual([]);
  for (const page of result.report?.pages ?? []) {
    expect(page).toMatchObject({ indexable: page.declaredIndexed, findings: [] });
  }
});

test('makes at most four requests at a time', () => {
  expect(maxConcurrent).toBeGreaterThan(1);
  expect(maxConcurrent).toBeLessThanOrEqual(4);
});

test('returns 429 with Retry-After for a second check within 30 seconds', async () => {
  await checked.site.resetLimits();
  checked.pages.overrides.clear();
  await checked.admin.post(liveCheckAddress).expect(202);
  await checked.finished();
  const refused = await checked.adminOfReplica.post(liveCheckAddress).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toEqual({ error: expect.stringContaining('Wait a moment') });
});

test('says what to do when nginx is unavailable', async () => {
  await checked.pages.stop();
  const { failure, report } = await checked.check();
  expect(failure).toContain('couldn’t be loaded from nginx');
  expect(report).toBeUndefined();
});

test('returns 503 while Redis is unavailable', async () => {
  await checked.site.redis.kill();
  await checked.admin.post(liveCheckAddress).expect(503, {
    error: 'Admin sign-in isn’t available right now. Please try again in a minute.',
  });
  await checked.site.redis.run();
  await checked.site.becomes('ready');
});
