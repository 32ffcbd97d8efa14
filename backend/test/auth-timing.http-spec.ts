import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { login } from './support/admin.ts';
import { adminPassword, Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

const guesses = {
  right: adminPassword,
  'right but for its end': `${adminPassword.slice(0, -1)}?`,
  'one letter': 'x',
  'as long as can be': 'x'.repeat(256),
};

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

test('right and wrong passwords of every length take the same time', async () => {
  const times = Object.values(guesses).map((): number[] => []);
  // In turns, so that a busy moment of the machine meets them all alike.
  for (let round = 0; round < 9; round += 1) {
    for (const [index, password] of Object.values(guesses).entries()) {
      const started = performance.now();
      await login(site.visit(), password);
      times[index]?.push(performance.now() - started);
    }
  }
  const medians = times.map(median);
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.6);
}, 60_000);

test('what cannot be a password is refused by its form, long before any could be checked', async () => {
  const timed = async (password: unknown, status: number) => {
    const started = performance.now();
    await login(site.visit(), password).expect(status);
    return performance.now() - started;
  };
  const check = median([await timed('a', 401), await timed('b', 401), await timed('c', 401)]);
  for (const password of [null, '', 42, ['x'], {}, 'x'.repeat(257)]) {
    const times = [];
    for (let round = 0; round < 3; round += 1) times.push(await timed(password, 400));
    expect(median(times)).toBeLessThan(check / 2);
  }
});
