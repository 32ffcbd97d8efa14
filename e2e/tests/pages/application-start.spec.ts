import { expect, test, type Page } from '@playwright/test';
import { followLink, holdRoute, hydrated, idle } from '../../src/loading.ts';

/** The fonts that the browser actually rendered the first matching element with. */
async function usedTypefaces(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** URLs of the scripts that the page requested. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

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

test("doesn't swap a font that loads late, but uses it on the next page", async ({ page }) => {
  const font = await holdRoute(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  font.release();
  await page.waitForLoadState('load');
  expect(await usedTypefaces(page, 'h1')).not.toContain('Atkinson Hyperlegible Next');

  await hydrated(page);
  await followLink(page, '/services/');
  for (const part of ['h1', 'header nav a', 'footer h2']) {
    await expect
      .poll(() => usedTypefaces(page, part))
      .toEqual([expect.stringContaining('Atkinson Hyperlegible Next')]);
  }
});
