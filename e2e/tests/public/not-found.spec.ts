import { expect } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { test } from '../../src/site-test.ts';

const unknown = ['/no-such-page', '/no-such-page/', '/about/no-such-page', '/eye-exam-nowhere-nj'];

for (const path of unknown) {
  test(`${path} is not found, and says so to people and machines`, async ({ page }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(/^404 Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /\bnoindex\b/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
}

test('the not-found page leads back to the home page', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Stronger Vision for Stronger Health',
  );
});
