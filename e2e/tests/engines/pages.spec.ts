import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';
import { desktop, phone } from '../../src/engines/site-page.ts';
import { addresses, routes } from '../../src/routes.ts';

for (const route of routes) {
  const forms = addresses.filter((address) => address.route === route);
  const names = forms.map(({ typed }) => typed).join(' and ');

  // Phone width without the slash, desktop width with it.
  test(`${names} hydrates without a console message`, async ({ site }) => {
    for (const { typed, settled } of forms) {
      await site.open(typed, typed === route.path ? phone : desktop);
      expect(await site.messages(), typed).toEqual([]);
      expect(await site.address()).toBe(settled);
    }
  });
}
