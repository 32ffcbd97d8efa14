import { expect, test } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { violationsInEveryColorScheme } from '../../src/axe-violations.ts';
import { show } from '../../src/color-schemes.ts';
import { smallTargets } from '../../src/small-targets.ts';
import { sidewaysScroll } from '../../src/text-layout.ts';
import { toast } from '../../src/toast.ts';
import { enterPopulatedDashboard } from '../../src/populated-dashboard.ts';

// Axe is slow on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('the dashboard and its login toast have no axe violations', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await expect(dashboard.rows).toHaveCount(12);
  await expect(toast(page)).toBeVisible();
  // Toasts don't auto-close while focused.
  await page.keyboard.press('F8');
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
  await expect(toast(page)).toBeVisible();
});

test('the fully populated dashboard with its lists open has no axe violations', async ({
  page,
}) => {
  await enterPopulatedDashboard(page);
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
});

test('the page preview has no axe violations', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await dashboard.preview('Home').click();
  await expect(
    page.getByRole('dialog').getByText('LocalBusiness, MedicalBusiness, Optometric'),
  ).toBeVisible();
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
});

test('the dashboard and its preview have large enough targets', async ({ page }) => {
  const dashboard = await enterPopulatedDashboard(page);
  await expect(dashboard.rows).toHaveCount(12);
  const widths = [320, 360, 768, 1024, 1280];
  for (const width of widths) {
    await show(page, 'light', width);
    expect.soft(await smallTargets(page), `${width.toString()} px wide`).toEqual([]);
  }
  await dashboard.preview('Home').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const width of widths) {
    await show(page, 'light', width);
    expect.soft(await smallTargets(page), `preview, ${width.toString()} px wide`).toEqual([]);
  }
});

test("the dashboard doesn't scroll horizontally at 400% zoom", async ({ page }) => {
  await show(page, 'light', 320);
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await expect(dashboard.rows).toHaveCount(12);
  expect(await sidewaysScroll(page)).toBe(0);
});
