import { expect, test } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';

const unknown = ['/no-such-page', '/no-such-page/', '/about/no-such-page', '/eye-exam-nowhere-nj'];

for (const path of unknown) {
  test(`returns the 404 page with noindex for ${path}`, async ({ page }) => {
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

test('shows a larger line for patients below the one for developers', async ({ page }) => {
  await page.goto('/no-such-page');
  const forDevelopers = page.getByText('Did you forget to add the page to the router?');
  const forPatients = page.getByRole('main').getByText('Sorry, we can’t find that page.');
  const sizeOf = (line: typeof forPatients) =>
    line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(forPatients)).toBeGreaterThan(await sizeOf(forDevelopers));
  const [above, below] = [await forDevelopers.boundingBox(), await forPatients.boundingBox()];
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeGreaterThan(
    (above?.y ?? 0) + (above?.height ?? 0),
  );
});

test('the 404 page links to the home page', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Stronger Vision for Stronger Health',
  );
});
