import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';
import { desktop, phone } from '../../src/engines/site-page.ts';
import { addresses } from '../../src/routes.ts';

/** One page of each template that visitors come for, and one in Spanish, which has its own script. */
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

for (const path of templates) {
  // Phone width without the slash, desktop width with it.
  test(`${path} hydrates without a console message, with and without a slash`, async ({ site }) => {
    const forms = addresses.filter(({ route }) => route.path === path);
    expect(forms.length).toBeGreaterThan(0);
    for (const { typed, settled } of forms) {
      await site.open(typed, typed === path ? phone : desktop);
      expect(await site.messages(), typed).toEqual([]);
      expect(await site.address()).toBe(settled);
    }
  });
}
