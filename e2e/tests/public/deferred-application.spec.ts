import { expect, type Page } from '@playwright/test';
import { holdRoute } from '../../src/held-route.ts';
import { hydrated } from '../../src/hydrated.ts';
import { test } from '../../src/site-test.ts';

/** The scripts that this page has asked for. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

test('the application comes at the first touch, though the page is not loaded yet', async ({
  page,
}) => {
  const picture = await holdRoute(page, '**/*.svg');
  await page.goto('/', { waitUntil: 'commit' });
  await picture.asked;
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.keyboard.press('Tab');

  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  picture.release();
});

test('with Save-Data the application waits for the first touch', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise((rested) => {
        requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(rested)));
      }),
  );
  expect(await scripts(page)).toHaveLength(1);

  await page.keyboard.press('Tab');
  await hydrated(page);
});
