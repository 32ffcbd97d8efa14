import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { enterPopulatedDashboard } from '../../src/populated-dashboard.ts';
import { tabThrough } from '../../src/tab-order.ts';

test('Tab reaches every control of the login screen in document order', async ({ page }) => {
  await page.goto('/admin');
  await expect(new AdminScreen(page).password).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  const { read, reached } = await tabThrough(page, page.getByRole('main'));
  expect(read.length).toBeGreaterThan(1);
  expect(reached).toEqual(read);
});

for (const width of [360, 1280]) {
  test(`Tab reaches every control of the dashboard in document order at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const dashboard = await enterPopulatedDashboard(page);
    await expect(dashboard.rows).toHaveCount(12);
    await expect(dashboard.checkButton).toBeEnabled();
    await page.getByRole('heading', { level: 1 }).focus();
    const { read, reached } = await tabThrough(page, page.getByRole('main'));
    expect(read.length).toBeGreaterThan(40);
    expect(reached).toEqual(read);
  });
}
