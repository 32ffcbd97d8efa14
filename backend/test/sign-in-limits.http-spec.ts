import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { hashPassword } from '../src/password/password-hash.ts';
import { cheapHash, codeOf, login, loginWithCode, withRedis } from './support/admin.ts';
import { adminPassword, Site } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

let site: Site;
/** With a hash that takes as long to check as in production. */
let realistic: Site;

beforeAll(async () => {
  site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash() });
  realistic = await site.replica({ ADMIN_PASSWORD_HASH: await hashPassword(adminPassword) });
});

beforeEach(() => withRedis(site, (redis) => redis.flushAll()));

afterAll(() => site.close());

const from = (address: string, on = site) => on.visit().set('X-Forwarded-For', address);

const guess = (address: string, on = site) => login(from(address, on), 'a guess');

async function useUpTries(address: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) await guess(address).expect(401);
}

test('returns 429 after five wrong passwords, even for the right one', async () => {
  await useUpTries('198.51.100.7');
  const { headers } = await guess('198.51.100.7').expect(429, {
    error: 'Too many attempts. Please wait a few minutes and try again.',
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  await login(from('198.51.100.7')).expect(429);
  await login(from('198.51.100.8')).expect(200);
});

test("resets the count after the right password, which doesn't count", async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) await guess('198.51.100.7').expect(401);
    await login(from('198.51.100.7')).expect(200);
  }
  for (let tries = 0; tries < 7; tries += 1) await login(from('198.51.100.7')).expect(200);
});

test("doesn't count malformed passwords", async () => {
  for (let tries = 0; tries < 7; tries += 1) await login(from('198.51.100.7'), '').expect(400);
  await login(from('198.51.100.7'), 'x'.repeat(300)).expect(400);
  await useUpTries('198.51.100.7');
});

test('counts concurrent attempts', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => guess('198.51.100.7')));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(7).fill(429)]);
});

test('shares the count across replicas and restarts, including Redis', async () => {
  const replica = await site.replica();
  for (const on of [site, replica, site, replica, site])
    await guess('198.51.100.7', on).expect(401);
  await guess('198.51.100.7', replica).expect(429);
  await replica.stop();

  await site.redis.kill();
  await site.redis.run();
  const restarted = await site.replica();
  await guess('198.51.100.7', restarted).expect(429);
  await restarted.stop();
  await Promise.all([site.becomes('ready'), realistic.becomes('ready')]);
});

test.each([
  'X-Forwarded-For',
  'Forwarded',
  'X-Real-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-Client-IP',
  'X-Forwarded-Host',
])('ignores a forged %s', async (header) => {
  const forge = (tries: number) => {
    const forged = `203.0.113.${tries}`;
    // nginx appends the real address.
    const value = header === 'X-Forwarded-For' ? `${forged}, 198.51.100.7` : forged;
    return login(from('198.51.100.7').set(header, value), 'a guess');
  };
  for (let tries = 0; tries < 5; tries += 1) await forge(tries).expect(401);
  await forge(5).expect(429);
});

test('counts an IPv6 /64 as one visitor', async () => {
  for (const end of ['1', '2', 'a:b:c:d', 'ffff:ffff:ffff:ffff', '0:0:0:9']) {
    const separator = end.includes(':') ? ':' : '::';
    await guess(`2001:db8:1:2${separator}${end}`).expect(401);
  }
  await guess('2001:db8:1:2::77').expect(429);
  await guess('2001:db8:1:3::77').expect(401);
});

test("returns 429 above 20 pending sign-ins and doesn't count an attempt", async () => {
  site.redis.freeze();
  const refused: string[] = [];
  const answers = Array.from({ length: 25 }, async (_, host) => {
    const address = `203.0.113.${host}`;
    const answer = await guess(address);
    const { status, headers } = answer;
    if (status !== 429) return status;
    expect(Number(headers['retry-after'])).toBe(2);
    expect(answer.body).toEqual({
      error: 'Sign-in is very busy. Please wait a moment and try again.',
    });
    refused.push(address);
    return status;
  });
  try {
    await until('five to be refused', () => Promise.resolve(refused.length === 5));
  } finally {
    site.redis.thaw();
  }

  const statuses = (await Promise.all(answers)).sort();
  expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)]);
  await useUpTries(refused[0] ?? '');
  await login(from('198.51.100.7')).expect(200);
});

/** CPU time of one attempt in microseconds, which unlike wall time doesn't depend on the machine's load. */
async function workOf(attempt: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await attempt();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The least work for each attempt: disturbances only add to it. */
async function leastWork(attempts: (() => Promise<unknown>)[]): Promise<number[]> {
  const work = attempts.map((): number[] => []);
  for (let round = 0; round < 7; round += 1) {
    for (const [index, attempt] of attempts.entries()) work[index]?.push(await workOf(attempt));
  }
  return work.map((values) => Math.min(...values));
}

const attempt = (password: unknown, status: number) => () =>
  login(realistic.visit(), password).expect(status);

test('does the same work for right and wrong passwords of any length', async () => {
  const work = await leastWork([
    attempt(adminPassword, 200),
    attempt(`${adminPassword.slice(0, -1)}?`, 401),
    attempt('x', 401),
    attempt('x'.repeat(256), 401),
  ]);
  expect(Math.max(...work) / Math.min(...work)).toBeLessThan(1.6);
});

test('rejects malformed passwords without hashing', async () => {
  const [checked = 0, ...refused] = await leastWork([
    attempt('a guess', 401),
    attempt(null, 400),
    attempt('', 400),
    attempt(42, 400),
    attempt(['x'], 400),
    attempt({}, 400),
    attempt('x'.repeat(257), 400),
  ]);
  for (const work of refused) expect(work).toBeLessThan(checked / 2);
});

test('does the same work for a wrong password, a wrong code and a used code', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const withCode = await realistic.replica({ ADMIN_TOTP_SECRET: secret });
  const used = codeOf(secret, 1);
  const refused = (password: string, code: () => string) => () =>
    loginWithCode(withCode.visit(), code(), password).expect(401);
  await loginWithCode(withCode.visit(), used).expect(200);
  const work = await leastWork([
    refused('a guess', () => codeOf(secret)),
    refused(adminPassword, () => codeOf(secret, 9)),
    refused('a guess', () => codeOf(secret, 9)),
    refused(adminPassword, () => used),
  ]);
  await withCode.stop();
  expect(Math.max(...work) / Math.min(...work)).toBeLessThan(1.6);
});
