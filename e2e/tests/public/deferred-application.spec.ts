import { expect, type Page } from '@playwright/test';
import { holdRoute } from '../../src/held-route.ts';
import { hydrated } from '../../src/hydrated.ts';
import { publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

/** Scripts of this page, with the milliseconds from the navigation to their request. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ url: name, startTime })),
  );

for (const path of publicPages) {
  test(`${path} asks for nothing but a small script before it is painted`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);

    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    const early = (await scripts(page)).filter(({ startTime }) => startTime < painted);
    expect(early).toHaveLength(1);
    const bytes = await Promise.all(early.map(({ url }) => transferredBytes(url)));
    expect(bytes[0]).toBeLessThanOrEqual(2000);
  });
}

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
