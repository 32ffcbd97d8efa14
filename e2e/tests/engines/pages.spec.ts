import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';
import { desktop, phone, type SitePage } from '../../src/engines/site-page.ts';
import { addresses } from '../../src/routes.ts';

/** The pages that a visitor needs most, and one whose address has no slash. */
const first = ['/', '/contact', '/eye-exam-edison-nj'];

/**
 * One page of each other template that visitors come for, and one in Spanish,
 * which has its own script.
 */
const others = [
  '/about',
  '/new-patients',
  '/eye-care-resources',
  '/services',
  '/for-kids',
  '/myopia-management',
  '/reviews',
  '/myopia-treatment',
  '/myopia-management-by-dr-maya-sample',
  '/something-just-happened/flashes',
  '/es/contact',
];

/**
 * Where the script changes the address to the canonical one, and where it
 * doesn't.
 */
const slashed = ['/contact/', '/eye-exam-edison-nj/', '/es/contact/'];

async function expectHydrates(
  site: SitePage,
  path: string,
  size: typeof phone,
): Promise<void> {
  const address = addresses.find(({ typed }) => typed === path);
  await site.open(path, size);
  expect(await site.messages()).toEqual([]);
  expect(await site.address()).toBe(address?.settled);
}

for (const path of first) {
  test(`${path} hydrates without a console message`, ({ site }) =>
    expectHydrates(site, path, phone));
}

test.describe('the full matrix', { tag: '@full' }, () => {
  for (const path of others) {
    test(`${path} hydrates without a console message`, ({ site }) =>
      expectHydrates(site, path, phone));
  }
  for (const path of slashed) {
    test(`${path} hydrates without a console message`, ({ site }) =>
      expectHydrates(site, path, desktop));
  }
});
