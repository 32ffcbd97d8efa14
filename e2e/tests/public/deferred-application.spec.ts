import { expect, test, type Page } from '@playwright/test';
import { holdRoute } from '../../src/held-route.ts';
import { hydrated } from '../../src/hydrated.ts';
import { idle } from '../../src/idle.ts';
import { distinctPages } from '../../src/routes.ts';

/** URLs of the scripts that the page requested. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

declare global {
  interface Window {
    /** Names of the formatters from `Intl` that were made. */
    formatters?: string[];
  }
}

test('loads the application on the first interaction, even before the load event', async ({
  page,
}) => {
  const image = await holdRoute(page, '**/*.svg');
  await page.goto('/', { waitUntil: 'commit' });
  await image.requested;
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.keyboard.press('Tab');

  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  image.release();
});

test('the page is complete without waiting for its script', async ({ page }) => {
  const script = await holdRoute(page, '**/assets/boot-*.js');
  const parsed = page.goto('/', { waitUntil: 'domcontentloaded' });
  await script.requested;
  await parsed;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  script.release();
});

test('with Save-Data, loads the application only on the first interaction', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await idle(page);
  expect(await scripts(page)).toHaveLength(1);

  await page.keyboard.press('Tab');
  await hydrated(page);
});

// A tap gets no answer while one is made.
for (const path of distinctPages) {
  test(`${path} starts without making a formatter`, async ({ page }) => {
    await page.addInitScript(() => {
      const made: string[] = [];
      window.formatters = made;
      const note = (name: string) => ({
        construct(constructor: new (...args: unknown[]) => object, args: unknown[]) {
          made.push(name);
          return new constructor(...args);
        },
      });
      const of = Intl as unknown as Record<string, new (...args: unknown[]) => object>;
      for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules']) {
        const constructor = of[name];
        if (constructor) of[name] = new Proxy(constructor, note(name));
      }
    });
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => window.formatters)).toEqual([]);
  });
}
