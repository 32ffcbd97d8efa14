import { expect } from '@playwright/test';
import { barriers } from '../../src/barriers.ts';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { test } from '../../src/site-test.ts';

const schemes = ['light', 'dark'] as const;
const widths = [360, 1280];

for (const colorScheme of schemes) {
  for (const width of widths) {
    test.describe(`${colorScheme}, ${String(width)} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('the dashboard and its preview have no accessibility problem', async ({ page }) => {
        const dashboard = new DashboardScreen(page);
        await dashboard.enter();
        await expect(dashboard.rows).toHaveCount(12);
        expect(await barriers(page)).toEqual([]);
        await dashboard.preview('Home').click();
        await expect(
          page.getByRole('dialog').getByText('LocalBusiness, MedicalBusiness, Optometric'),
        ).toBeVisible();
        expect(await barriers(page)).toEqual([]);
      });
    });
  }
}

test.describe('320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('nothing of the dashboard has to be scrolled sideways', async ({ page }) => {
    const dashboard = new DashboardScreen(page);
    await dashboard.enter();
    await expect(dashboard.rows).toHaveCount(12);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
