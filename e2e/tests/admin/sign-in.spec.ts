import { expect, test } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { sessionCookie } from '../../src/session-cookie.ts';
import { toast } from '../../src/toast.ts';

test('rejects a wrong password', async ({ page, context }) => {
  const admin = new AdminScreen(page);
  await admin.enter('not the password');

  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Invalid password');
  await expect(admin.signIn).toBeEnabled();
  await expect(admin.dashboard).toBeHidden();
  expect(await context.cookies()).toEqual([]);
});

test("doesn't submit an empty password", async ({ page }) => {
  const admin = new AdminScreen(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/login')) sent.push(request.method());
  });
  await page.goto('/admin');
  await expect(admin.password).toHaveAttribute('required');
  await expect(admin.password).toHaveAttribute('type', 'password');
  await admin.signIn.click();
  // The browser focuses the invalid field.
  await expect(admin.password).toBeFocused();
  expect(sent).toEqual([]);
  await admin.enter('not the password');
  await expect(toast(page)).toContainText('Invalid password');
  expect(sent).toEqual(['POST']);
});

test('disables the button while signing in', async ({ page }) => {
  const admin = new AdminScreen(page);
  const gate = Promise.withResolvers<undefined>();
  await page.route('/api/admin/login', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await admin.enter();
  await expect(admin.signingIn).toBeDisabled();
  gate.resolve(undefined);
  await expect(admin.dashboard).toBeVisible();
});

test('stays signed in after a reload', async ({ page }) => {
  const admin = new AdminScreen(page);
  await admin.enter();

  await expect(toast(page)).toContainText('Success');
  await expect(toast(page)).toContainText('Logged in successfully');
  await expect(admin.dashboard).toBeVisible();
  await page.reload();
  await expect(admin.dashboard).toBeVisible();
  await expect(admin.password).toBeHidden();
});

test('the session cookie is HttpOnly and SameSite=Strict', async ({ page, context }) => {
  const admin = new AdminScreen(page);
  await admin.enter();
  await expect(admin.dashboard).toBeVisible();
  expect(await sessionCookie(context)).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
  });
});
