import { expect, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { throwInsteadOf } from '../../src/break-code.ts';
import { test } from '../../src/site-test.ts';

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page has stopped working.' });

test('a dashboard whose script is missing is loaded again once, then says so', async ({ page }) => {
  const admin = new AdminScreen(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/dashboard-*.js', (route) => route.abort());
  await admin.enter();

  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO Dashboard');
  expect(loads).toBe(2);

  await page.unrouteAll({ behavior: 'wait' });
  await notice(page).getByRole('link', { name: 'Load the page again.' }).click();
  await expect(admin.logOut).toBeVisible();
});

test('a panel of the dashboard that throws leaves the others', async ({ page }) => {
  const admin = new AdminScreen(page);
  await throwInsteadOf(page, 'No page fits. Shorten the search, or show all pages.');
  await admin.enter();
  await page.getByRole('search').getByRole('searchbox').fill('no page has this');

  await expect(notice(page)).toHaveCount(1);
  await expect(admin.logOut).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live check' })).toBeVisible();
});

test('a sign-in that threw never puts the password into the address', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.goto('/admin');
  await admin.password.fill('not the password');
  // What is left of the form when the application is gone.
  await page.locator('form').evaluate((form) => {
    form.replaceWith(form.cloneNode(true));
  });
  await admin.password.fill('not the password');
  await admin.signIn.click();
  await expect(page.locator('body')).toBeVisible();
  await page.waitForLoadState();
  expect(page.url()).not.toContain('password');
});
