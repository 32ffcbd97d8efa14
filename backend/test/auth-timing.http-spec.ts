import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeOf, login, loginWithCode } from './support/admin.ts';
import { adminPassword, Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

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
  login(site.visit(), password).expect(status);

test('does the same work for right and wrong passwords of any length', async () => {
  const work = await leastWork([
    attempt(adminPassword, 200),
    attempt(`${adminPassword.slice(0, -1)}?`, 401),
    attempt('x', 401),
    attempt('x'.repeat(256), 401),
  ]);
  expect(Math.max(...work) / Math.min(...work)).toBeLessThan(1.6);
}, 60_000);

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
}, 60_000);

test('does the same work for a wrong password, a wrong code and a used code', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const withCode = await site.replica({ ADMIN_TOTP_SECRET: secret });
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
  await withCode.app.close();
  expect(Math.max(...work) / Math.min(...work)).toBeLessThan(1.6);
}, 60_000);
