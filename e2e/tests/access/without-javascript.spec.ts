import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the mobile menu works without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Contact').click();
  await expect(page).toHaveURL('/contact');
});

test('the contact page shows phone, address and hours without JavaScript', async ({ page }) => {
  await page.goto('/contact/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /\(\d{3}\) \d{3}-\d{4}/ }).first()).toBeVisible();
  await expect(main.getByText(/\d+ \w+ Street/).first()).toBeVisible();
  await expect(
    main.getByRole('link', { name: 'open the map in a new tab', exact: true }),
  ).toBeVisible();
  await expect(main.getByText(/\d:\d\d [AP]M to \d+:\d\d [AP]M/).first()).toBeVisible();
  await expect(main.getByRole('form')).toHaveAttribute('action', '/api/contact');
});

test('the sign-in shows one of its two headings', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
