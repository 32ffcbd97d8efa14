import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { hydrated } from '../../src/hydrated.ts';
import { show } from '../../src/color-schemes.ts';
import { Menu } from '../../src/menu.ts';
import { ariaSnapshot, unclearNames } from '../../src/aria-snapshot.ts';
import { fridayMorning } from '../../src/office-time.ts';

// The header and the menu say whether the office is open.
test.beforeEach(({ page }) => page.clock.setFixedTime(fridayMorning));

test('the login screen matches its aria snapshot', async ({ page }) => {
  await page.goto('/admin');
  // Until then, React hasn't taken over the form.
  await expect(new AdminScreen(page).signIn).toBeEnabled();
  expect(await ariaSnapshot(page.getByRole('main'))).toMatchSnapshot('admin.txt');
  expect(await unclearNames(page.locator('body'))).toEqual([]);
});

test('header and footer match their aria snapshots', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('banner')).toContainText('Open until');
  expect(await ariaSnapshot(page.getByRole('banner'))).toMatchSnapshot('banner.txt');
  expect(await ariaSnapshot(page.getByRole('contentinfo'))).toMatchSnapshot('contentinfo.txt');
});

test('the open menu matches its aria snapshot', async ({ page }) => {
  await show(page, 'light', 360);
  await page.goto('/');
  await hydrated(page);
  await new Menu(page).toggle.click();
  await expect(new Menu(page).panel).toBeVisible();
  expect(await ariaSnapshot(page.getByRole('banner'))).toMatchSnapshot('menu.txt');
});
