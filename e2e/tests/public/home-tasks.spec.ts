import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { skipToContent, tabTo } from '../../src/keyboard.ts';

const screen = 664;

test.use({ hasTouch: true, viewport: { width: 390, height: screen } });

const tasks = [
  ['Failed a vision screening', /did your child fail/i],
  ['Sudden change or injury', /what just happened/i],
  ['New glasses or contacts', /^glasses and frames/i],
  ['Cost and insurance', /what it costs/i],
  ['Español', /cuide su vista/i],
] as const;

const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

for (const [name, heading] of tasks) {
  test(`the tile “${name}” is in the first two screens, and leads to the answer`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    const { y, height } = (await tile(page, name).boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(2 * screen);
    await tile(page, name).tap();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeInViewport();
  });
}

test('the tile for cost leads to prices by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await skipToContent(page);
  await tabTo(page, tile(page, 'Cost and insurance'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Eye exam \$\d+ to \$\d+/ })).toBeInViewport();
});

test('Spanish words are marked as Spanish', async ({ page }) => {
  await page.goto('/');
  await expect(tile(page, 'Español')).toHaveAttribute('lang', 'es');
  await page.goto('/new-patients/#languages');
  await expect(page.locator('#languages [lang="es"]')).toContainText('Hablamos español.');
});
