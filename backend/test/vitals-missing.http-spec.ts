import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MissingPaths, mostPaths } from '../src/vitals/missing-paths.ts';
import { withRedis } from './support/admin.ts';
import { MeasuredSite } from './support/measured-site.ts';

let measured: MeasuredSite;

beforeAll(async () => {
  measured = await MeasuredSite.open();
});

beforeEach(() => measured.clear());

afterAll(() => measured.close());

async function visit(missing: string, linked = false, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await measured.send({ device: 'phone', missing, linked }).expect(204);
  }
}

const counts = () => measured.site.app.get(MissingPaths, { strict: false });

test('lists missing paths by visits, those that visitors reached from our own pages first', async () => {
  await visit('/old-page', false, 3);
  await visit('/typo/', false, 2);
  await visit('/typo?patient=Ann');
  await visit('/broken-link', true);
  await visit('/broken-link');
  const { missing, crowded } = await measured.report();
  expect(missing).toEqual([
    { path: '/broken-link', visits: 2, linked: 1 },
    { path: '/old-page', visits: 3, linked: 0 },
    { path: '/typo', visits: 3, linked: 0 },
  ]);
  expect(crowded).toBe(false);
  expect(await measured.site.dumpRedis()).not.toContain('Ann');
});

test.each([
  '/about',
  '/about/',
  '/',
  'old',
  '//evil.example',
  '/ann@example.com',
  '/tel/7325550101',
])('does not count %j', async (path) => {
  await visit(path);
  expect((await measured.report()).missing).toEqual([]);
});

test('keeps what is often requested during a flood of made-up paths', async () => {
  const now = Date.now();
  const paths = counts();
  for (let count = 0; count < 3; count += 1) paths.add('/old-page', false, now);
  paths.add('/broken-link', true, now);
  for (let batch = 0; batch < 10; batch += 1) {
    for (let count = 0; count < 2 * mostPaths; count += 1) {
      paths.add(`/made-up-${batch}-${count}`, false, now);
    }
    await paths.flush();
  }
  const { missing, crowded } = await measured.report();
  expect(crowded).toBe(true);
  expect(missing).toHaveLength(20);
  expect(missing.slice(0, 2)).toEqual([
    { path: '/broken-link', visits: 1, linked: 1 },
    { path: '/old-page', visits: 3, linked: 0 },
  ]);
  const sizes = await withRedis(measured.site, async (redis) => {
    const keys = await redis.keys('vitals:missing:*');
    return Promise.all(keys.map((key) => redis.zCard(key)));
  });
  expect(Math.max(...sizes)).toBe(mostPaths);
});

test('makes room for a new path when the list is full of others', async () => {
  const now = Date.now();
  const paths = counts();
  for (let count = 0; count < mostPaths; count += 1) {
    for (let visits = 0; visits < 2; visits += 1) paths.add(`/made-up-${count}`, true, now);
  }
  await paths.flush();
  for (let visits = 0; visits < 3; visits += 1) {
    paths.add('/broken-link', true, now);
    await paths.flush();
  }
  const { missing, crowded } = await measured.report();
  expect(crowded).toBe(true);
  // Its first visit only made room.
  expect(missing.find(({ path }) => path === '/broken-link')?.visits).toBe(2);
  expect(missing[0]?.visits).toBe(2);
});
