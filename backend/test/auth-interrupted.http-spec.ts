import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { login, slowHash, withRedis } from './support/admin.ts';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';

/** With a password hash that takes a second or more to check. */
let site: Site;

beforeAll(async () => {
  site = await Site.open({ ADMIN_PASSWORD_HASH: await slowHash() });
});

afterAll(() => site.close());

/** Resolves once the password is being checked. */
async function signInSlowly(): Promise<{ status: Promise<number>; cookies: Promise<unknown> }> {
  await withRedis(site, (redis) => redis.flushAll());
  const answer = login(site.visit()).then((response) => response);
  await withRedis(site, (redis) =>
    until('the try to be counted', async () => (await redis.keys('limit:login:*')).length > 0),
  );
  return {
    status: answer.then(({ status }) => status),
    cookies: answer.then(({ headers }) => headers['set-cookie'] as unknown),
  };
}

test('returns 503 and logs the reason when Redis dies while the password is checked', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { status, cookies } = await signInSlowly();
  await site.redis.kill();
  expect(await status).toBe(503);
  expect(await cookies).toBeUndefined();
  const lines = logged.mock.calls.join('\n');
  logged.mockRestore();
  expect(lines).toMatch(/"event":"sign-in-failed","address":"[^"]+",.*"error":\{"name"/);
  await site.redis.run();
  await site.becomes('ready');
});

test('returns 503 when Redis freezes while the password is checked', async () => {
  const { status, cookies } = await signInSlowly();
  const frozen = performance.now();
  site.redis.freeze();
  expect(await status).toBe(503);
  expect(performance.now() - frozen).toBeLessThan(5000);
  expect(await cookies).toBeUndefined();
  site.redis.thaw();
  await site.becomes('ready');
});
