import { expect, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { violationsInEveryColorScheme } from '../../src/axe-violations.ts';
import { holdRoute } from '../../src/held-route.ts';
import { test } from '../../src/site-test.ts';
import { toast } from '../../src/toast.ts';

// Axe computes for seconds; on a busy machine, for many.
test.describe.configure({ timeout: 180_000 });

const refuse = (page: Page) =>
  page.route('/api/admin/login', (route) =>
    route.fulfill({ status: 401, json: { error: 'Invalid password' } }),
  );

test('the sign-in has no axe violations', async ({ page }) => {
  await page.goto('/admin');
  await expect(new AdminScreen(page).password).toBeVisible();
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
});

test('the sign-in has no axe violations while the session is checked', async ({ page }) => {
  const check = await holdRoute(page, '/api/admin/check');
  await page.goto('/admin');
  await check.asked;
  await expect(new AdminScreen(page).loading).toBeVisible();
  expect(await violationsInEveryColorScheme(page, [360])).toEqual([]);
});

test('the refused sign-in and its toast have no axe violations', async ({ page }) => {
  await refuse(page);
  await new AdminScreen(page).enter('not the password');
  await expect(toast(page)).toBeVisible();
  // With the focus among them, notifications stay.
  await page.keyboard.press('F8');
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
  await expect(toast(page)).toBeVisible();
});

test('the sign-in fits a screen of 320 pixels', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin');
  await expect(admin.password).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
