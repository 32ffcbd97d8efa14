import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { test } from '../../src/site-test.ts';
import { toast } from '../../src/toast.ts';

async function accessibilityProblems(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`axe finds nothing on the ${colorScheme} sign-in, before and after a failure`, async ({
      page,
    }) => {
      const admin = new AdminScreen(page);
      await page.goto('/admin');
      await expect(admin.password).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);

      await page.route('/api/admin/login', (route) => route.fulfill({ status: 401, json: {} }));
      await admin.enter('not the password');
      await expect(toast(page)).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}

test('the sign-in fits a screen of 320 pixels', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin');
  await expect(admin.password).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
