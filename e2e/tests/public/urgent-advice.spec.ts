import { expect } from '@playwright/test';
import { Menu } from '../../src/menu.ts';
import { hydrated } from '../../src/hydrated.ts';
import { answerPages, publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

const question = 'Sudden change in your vision?';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 664 } });

  test('each urgent sign has one and the same instruction on every page', async ({ page }) => {
    const instructions = new Map<string, Set<string>>();
    for (const path of [...publicPages, ...answerPages]) {
      await page.goto(path);
      const signs = await page.locator('[data-urgent-sign]').evaluateAll((found) =>
        found.map((sign) => ({
          id: sign.getAttribute('data-urgent-sign') ?? '',
          // Its name and what to do; what it can be stands on some pages only.
          told: [...sign.children]
            .slice(0, 2)
            .map((part) => part.textContent)
            .join(': '),
          level: sign.parentElement?.parentElement?.querySelector('h3')?.textContent ?? '',
        })),
      );
      for (const { id, told, level } of signs) {
        instructions.set(id, (instructions.get(id) ?? new Set()).add(`${level}: ${told}`));
      }
    }
    expect(instructions.size).toBeGreaterThanOrEqual(11);
    for (const [id, told] of instructions) expect.soft([...told], id).toHaveLength(1);
  });

  test('home leads to the signs that can’t wait in a phone’s first screen', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: question, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page.locator('#urgent').getByRole('heading').first()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  });

  test('the menu leads there before its eight pages', async ({ page }) => {
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

  test('an urgent subject shows the signs and what to do', async ({ page }) => {
    await page.goto('/contact/');
    const signs = page.getByRole('form').locator('[data-urgent-sign]');
    await expect(signs.first()).toBeHidden();
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('Urgent/Emergency');
    await expect(signs.first()).toBeVisible();
    await expect(signs.filter({ hasText: 'chemical' })).toContainText('Rinse first');
    await expect(signs.filter({ hasText: 'curtain' })).toBeVisible();
  });
});

test('the link in the menu closes it and leads to the signs once the application runs', async ({
  page,
}) => {
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
