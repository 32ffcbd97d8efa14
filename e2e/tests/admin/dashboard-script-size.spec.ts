import { expect, test } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

const scriptBudget = 122_000;

test('the dashboard stays within its script budget', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.reload();
  await expect(dashboard.rows).toHaveCount(12);
  const sizes = await Promise.all([...scripts].map(transferredBytes));
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget);
});
