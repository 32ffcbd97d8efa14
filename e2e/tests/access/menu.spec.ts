import { expect, test, type Page } from '@playwright/test';
import { holdRoute } from '../../src/held-route.ts';
import { hydrated } from '../../src/hydrated.ts';
import { Menu } from '../../src/menu.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function openByKeyboard(page: Page): Promise<Menu> {
  const menu = new Menu(page);
  await page.goto('/');
  await hydrated(page);
  await menu.toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu.panel).toBeVisible();
  return menu;
}

test('the toggle opens the menu and moves the focus into it', async ({ page }) => {
  const menu = await openByKeyboard(page);
  await expect(menu.close).toBeFocused();
});

test('Tab cycles through the open menu in both directions', async ({ page }) => {
  const menu = await openByKeyboard(page);
  const stops = menu.panel.getByRole('link').or(menu.panel.getByRole('button'));
  for (const stop of await stops.all()) {
    await expect(stop).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(stops.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(stops.last()).toBeFocused();
});

test('Escape closes the menu and returns the focus to the toggle', async ({ page }) => {
  const menu = await openByKeyboard(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu.panel).toBeHidden();
  await expect(menu.toggle).toBeFocused();
});

test('the close button closes the menu and returns the focus to the toggle', async ({ page }) => {
  const menu = await openByKeyboard(page);
  await page.keyboard.press('Enter');
  await expect(menu.panel).toBeHidden();
  await expect(menu.toggle).toBeFocused();
});

test('choosing an item closes the menu and opens its page', async ({ page }) => {
  const menu = await openByKeyboard(page);
  await menu.links.getByText('Reviews').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reviews/');
  await expect(menu.panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('choosing the current page closes the menu', async ({ page }) => {
  const menu = new Menu(page);
  await page.goto('/reviews/');
  await hydrated(page);
  await menu.toggle.click();
  await menu.links.getByText('Reviews').click();
  await expect(menu.panel).toBeHidden();
});

test('tapping the backdrop closes the menu', async ({ page }) => {
  const menu = await openByKeyboard(page);
  await page.mouse.click(10, 400);
  await expect(menu.panel).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the menu lists the eight header links in order', async ({ page }) => {
  const menu = await openByKeyboard(page);
  await expect(menu.links).toHaveText([
    'About',
    'New Patients',
    'Eye Care Resources',
    'Services',
    'For Kids',
    'Myopia Management',
    'Reviews',
    'Contact',
  ]);
});

test('a menu opened before hydration stays open', async ({ page }) => {
  const application = await holdRoute(page, '**/assets/*.js');
  const menu = new Menu(page);
  await page.goto('/', { waitUntil: 'commit' });
  await menu.toggle.click();
  await expect(menu.panel).toBeVisible();

  application.release();
  await hydrated(page);
  await expect(menu.panel).toBeVisible();
});
