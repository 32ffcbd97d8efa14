import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';
import { desktop, phone } from '../../src/engines/site-page.ts';
import { addresses } from '../../src/routes.ts';

/**
 * One page of each template that visitors come for, and one in Spanish, which
 * has its own script.
 */
const templates = [
  '/',
  '/about',
  '/new-patients',
  '/eye-care-resources',
  '/services',
  '/for-kids',
  '/myopia-management',
  '/contact',
  '/reviews',
  '/eye-exam-edison-nj',
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

for (const [paths, width] of [
  [templates, phone],
  [slashed, desktop],
] as const) {
  for (const path of paths) {
    test(`${path} hydrates without a console message`, async ({ site }) => {
      const address = addresses.find(({ typed }) => typed === path);
      await site.open(path, width);
      expect(await site.messages()).toEqual([]);
      expect(await site.address()).toBe(address?.settled);
    });
  }
}
