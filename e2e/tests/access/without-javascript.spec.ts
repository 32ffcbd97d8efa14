import { expect } from '@playwright/test';
import { answerPages, publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

test.use({ javaScriptEnabled: false });

const headerPages = [
  '/about',
  '/new-patients',
  '/eye-care-resources',
  '/services',
  '/for-kids',
  '/myopia-management',
  '/reviews/',
  '/contact',
];

for (const path of [...publicPages, ...answerPages]) {
  test(`${path} leads everywhere without JavaScript`, async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole('banner');
    for (const target of headerPages) {
      await expect(header.locator(`a[href="${target}"]`).filter({ visible: true })).toHaveCount(1);
    }
    await expect(header.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:\+/);
    await expect(header.getByRole('link', { name: /map/ })).toHaveAttribute('href', /^https:/);
    const booking = header.getByRole('link', { name: /^Book an/ });
    await expect(booking).toHaveAttribute('href', /^https:/);
    await expect(booking).toHaveAttribute('target', '_blank');
    await expect(booking).toHaveAttribute('rel', /\bnoopener\b/);
  });
}

test('on a phone the menu opens and leads on without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Contact').click();
  await expect(page).toHaveURL('/contact');
});

test('the contact page says how to reach the practice without JavaScript', async ({ page }) => {
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
