import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';

test('moves the focus to the dashboard, to the login screen after logout, and to the field after a failure', async ({
  page,
}) => {
  const admin = new AdminScreen(page);
  await page.goto('/admin');
  await expect(admin.password).toBeVisible();
  await expect(admin.signInHeading).not.toBeFocused();

  await page.route('/api/admin/login', (route) =>
    route.fulfill({ status: 401, json: { error: 'Invalid password' } }),
  );
  await admin.password.fill('not the password');
  await admin.signIn.click();
  await expect(admin.password).toBeFocused();
  await expect(admin.password).toHaveAccessibleDescription('Invalid password');
  await page.unroute('/api/admin/login');

  await admin.enter();
  await expect(admin.logOut).toBeVisible();
  await expect(admin.dashboard).toBeFocused();

  await admin.logOut.click();
  await expect(admin.signInHeading).toBeFocused();
  await expect(admin.password).toHaveValue('');
});

test('selects the password after a failure', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.route('/api/admin/login', (route) => route.fulfill({ status: 401, json: {} }));
  await admin.enter('not the password');
  await expect(admin.password).toBeFocused();
  await page.keyboard.type('another');
  await expect(admin.password).toHaveValue('another');
});

test('the login form works by keyboard', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.goto('/admin');
  await admin.password.focus();
  await page.keyboard.type('x');
  await page.keyboard.press('Shift+Tab');
  // The application runs.
  await expect(admin.signIn).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(admin.password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(admin.password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await expect(admin.password).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(admin.signIn).toBeFocused();
});
