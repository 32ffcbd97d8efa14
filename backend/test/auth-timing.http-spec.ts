import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { login } from './support/admin.ts';
import { adminPassword, Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

/** CPU time of one attempt in microseconds, which unlike wall time doesn't depend on the machine's load. */
async function workOf(password: unknown, status: number): Promise<number> {
  const before = process.cpuUsage();
  await login(site.visit(), password).expect(status);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The least work for each password: disturbances only add to it. */
async function leastWork(tries: [password: unknown, status: number][]): Promise<number[]> {
  const work = tries.map((): number[] => []);
  for (let round = 0; round < 7; round += 1) {
    for (const [index, [password, status]] of tries.entries()) {
      work[index]?.push(await workOf(password, status));
    }
  }
  return work.map((values) => Math.min(...values));
}

test('does the same work for right and wrong passwords of any length', async () => {
  const work = await leastWork([
    [adminPassword, 200],
    [`${adminPassword.slice(0, -1)}?`, 401],
    ['x', 401],
    ['x'.repeat(256), 401],
  ]);
  expect(Math.max(...work) / Math.min(...work)).toBeLessThan(1.6);
}, 60_000);

test('rejects malformed passwords without hashing', async () => {
  const [checked = 0, ...refused] = await leastWork([
    ['a guess', 401],
    [null, 400],
    ['', 400],
    [42, 400],
    [['x'], 400],
    [{}, 400],
    ['x'.repeat(257), 400],
  ]);
  for (const work of refused) expect(work).toBeLessThan(checked / 2);
}, 60_000);
