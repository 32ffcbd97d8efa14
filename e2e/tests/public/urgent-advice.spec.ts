import { expect } from '@playwright/test';
import { Menu } from '../../src/menu.ts';
import { hydrated } from '../../src/hydrated.ts';
import { responsePages, publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

const question = 'Sudden change in your vision?';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 664 } });

  test('each urgent sign has the same instruction on every page', async ({ page }) => {
    const instructions = new Map<string, Set<string>>();
    for (const path of [...publicPages, ...responsePages]) {
      await page.goto(path);
      const signs = await page.locator('[data-urgent-sign]').evaluateAll((found) =>
        found.map((sign) => ({
          id: sign.getAttribute('data-urgent-sign') ?? '',
          // Name and instruction. Only some pages say what it can be.
          text: [...sign.children]
            .slice(0, 2)
            .map((part) => part.textContent)
            .join(': '),
          level: sign.parentElement?.parentElement?.querySelector('h3')?.textContent ?? '',
        })),
      );
      for (const { id, text, level } of signs) {
        instructions.set(id, (instructions.get(id) ?? new Set()).add(`${level}: ${text}`));
      }
    }
    expect(instructions.size).toBeGreaterThanOrEqual(11);
    for (const [id, texts] of instructions) expect.soft([...texts], id).toHaveLength(1);
  });

  test('home links to the urgent signs above the fold on a phone', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: question, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page.locator('#urgent').getByRole('heading').first()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  });

  test('the menu starts with a link to the urgent signs', async ({ page }) => {
    const menu = new Menu(page);
    await page.goto('/about/');
    await menu.toggle.click();
    const links = menu.panel.getByRole('link');
    await expect(links.first()).toHaveText(question);
    await expect(links.nth(1)).toHaveText('About');
    await expect(menu.links.getByText(question)).toHaveCount(0);
    await links.first().click();
    await expect(page.locator('#urgent').getByRole('heading').first()).toBeInViewport();
  });

  test('an urgent subject shows the signs with instructions', async ({ page }) => {
    await page.goto('/contact/');
    const signs = page.getByRole('form').locator('[data-urgent-sign]');
    await expect(signs.first()).toBeHidden();
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('Urgent/Emergency');
    await expect(signs.first()).toBeVisible();
    await expect(signs.filter({ hasText: 'chemical' })).toContainText('Rinse first');
    await expect(signs.filter({ hasText: 'curtain' })).toBeVisible();
  });
});

test("the menu's urgent link closes the menu and scrolls to the signs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const menu = new Menu(page);
  await page.goto('/');
  await hydrated(page);
  await menu.toggle.click();
  await menu.panel.getByRole('link', { name: question }).click();
  await expect(page).toHaveURL('/eye-care-resources/#urgent');
  await expect(menu.panel).toBeHidden();
  await expect(page.locator('#urgent').getByRole('heading').first()).toBeInViewport();
});
