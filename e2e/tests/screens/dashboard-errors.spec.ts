import { expect, test, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin.ts';
import { throwInsteadOf } from '../../src/break-code.ts';

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page stopped working.' });

test('shows an error when the dashboard script is missing, and loads it after a reload', async ({
  page,
}) => {
  const admin = new AdminScreen(page);
  await page.route('**/assets/dashboard-*.js', (route) => route.abort());
  await admin.enter();

  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO Dashboard');

  await page.unrouteAll({ behavior: 'wait' });
  await notice(page).getByRole('link', { name: 'Reload the page.' }).click();
  await expect(admin.logOut).toBeVisible();
});

test("a dashboard panel that throws doesn't affect the others", async ({ page }) => {
  const admin = new AdminScreen(page);
  await throwInsteadOf(page, 'No pages match. Try a shorter search, or show all pages.');
  await admin.enter();
  await page.getByRole('search').getByRole('searchbox').fill('no page has this');

  await expect(notice(page)).toHaveCount(1);
  await expect(admin.logOut).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live check' })).toBeVisible();
});

test('a broken login form never puts the password into the URL', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.goto('/admin');
  await admin.password.fill('not the password');
  // The form without React's event handlers.
  await page.locator('form').evaluate((form) => {
    form.replaceWith(form.cloneNode(true));
  });
  await admin.password.fill('not the password');
  await admin.signIn.click();
  await expect(page.locator('body')).toBeVisible();
  await page.waitForLoadState();
  expect(page.url()).not.toContain('password');
});
