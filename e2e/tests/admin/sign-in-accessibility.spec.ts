import { expect, test, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { violationsInEveryColorScheme } from '../../src/axe-violations.ts';
import { holdRoute } from '../../src/held-route.ts';
import { toast } from '../../src/toast.ts';

// Axe is slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

const rejectLogin = (page: Page) =>
  page.route('/api/admin/login', (route) =>
    route.fulfill({ status: 401, json: { error: 'Invalid password' } }),
  );

test('the login screen has no axe violations', async ({ page }) => {
  await page.goto('/admin');
  await expect(new AdminScreen(page).password).toBeVisible();
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
});

test('the loading screen has no axe violations', async ({ page }) => {
  const check = await holdRoute(page, '/api/admin/check');
  await page.goto('/admin');
  await check.requested;
  await expect(new AdminScreen(page).loading).toBeVisible();
  expect(await violationsInEveryColorScheme(page, [360])).toEqual([]);
});

test('the failed login and its toast have no axe violations', async ({ page }) => {
  await rejectLogin(page);
  await new AdminScreen(page).enter('not the password');
  await expect(toast(page)).toBeVisible();
  // Toasts don't auto-close while focused.
  await page.keyboard.press('F8');
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
  await expect(toast(page)).toBeVisible();
});

test('the login screen fits 320 px', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin');
  await expect(admin.password).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
