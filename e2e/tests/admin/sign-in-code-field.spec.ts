import { expect, test, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { ariaSnapshot, unclearNames } from '../../src/aria-snapshot.ts';
import { violationsInEveryColorScheme } from '../../src/axe-violations.ts';
import { tabTo } from '../../src/keyboard.ts';
import { requireOwnStack } from '../../src/own-stack.ts';
import { toast } from '../../src/toast.ts';

// Axe is slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

/** The session check of a site with a second factor. The backend of these tests has none, and ignores codes. */
const askForCode = (page: Page) =>
  page.route('/api/admin/check', (route) =>
    route.fulfill({ json: { authenticated: false, secondFactor: true } }),
  );

const rejectLogin = (page: Page, answer: { error: string; fields?: object }, status = 401) =>
  page.route('/api/admin/login', (route) => route.fulfill({ status, json: answer }));

test('there is no code field without a second factor', async ({ page }) => {
  const admin = new AdminScreen(page);
  await page.goto('/admin');
  await expect(admin.password).toBeVisible();
  await expect(admin.code).toBeHidden();
});

test('the code field can be filled in by phones and password managers', async ({ page }) => {
  const admin = new AdminScreen(page);
  await askForCode(page);
  await page.goto('/admin');
  await expect(admin.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(admin.code).toHaveAttribute('inputmode', 'numeric');
  await expect(admin.code).toHaveAttribute('type', 'text');
  await expect(admin.code).toHaveAttribute('required');
  await expect(admin.password).toHaveAttribute('autocomplete', 'current-password');
});

test('sends password and code in one call', async ({ page }) => {
  const admin = new AdminScreen(page);
  await askForCode(page);
  const sent = page.waitForRequest('/api/admin/login');
  await admin.enterWithCode('012 345');
  expect((await sent).postDataJSON()).toEqual({
    password: requireOwnStack().adminPassword,
    code: '012 345',
  });
  await expect(admin.dashboard).toBeVisible();
});

test("doesn't submit without a code", async ({ page }) => {
  const admin = new AdminScreen(page);
  await askForCode(page);
  await admin.enterWithCode('');
  await expect(admin.code).toBeFocused();
  await expect(admin.dashboard).toBeHidden();
});

test('shows the code field once the server asks for a code', async ({ page }) => {
  const admin = new AdminScreen(page);
  const error = 'Enter the six digits that your authenticator app shows.';
  await rejectLogin(page, { error, fields: { code: error } }, 400);
  await admin.enter('a password');
  await expect(admin.code).toBeFocused();
  await expect(admin.code).toHaveAccessibleDescription(error);
  await expect(admin.password).toHaveValue('a password');
  await expect(admin.password).toHaveAccessibleDescription('');
});

test('shows a password error at the password field', async ({ page }) => {
  const admin = new AdminScreen(page);
  const error = 'Passwords have at most 256 characters. Check what you pasted.';
  await askForCode(page);
  await rejectLogin(page, { error, fields: { password: error } }, 400);
  await admin.enterWithCode('123456', 'a password');
  await expect(admin.password).toBeFocused();
  await expect(admin.password).toHaveAccessibleDescription(error);
  await expect(admin.code).toHaveAccessibleDescription('');
});

test('works by keyboard', async ({ page }) => {
  const admin = new AdminScreen(page);
  await askForCode(page);
  await page.goto('/admin');
  await admin.password.focus();
  await page.keyboard.type('a password');
  await tabTo(page, admin.code);
  await page.keyboard.type('123456');
  await rejectLogin(page, { error: 'Invalid password or code' });
  // Enter does nothing while the button is off.
  await expect(admin.signIn).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Invalid password or code');
  await expect(admin.code).toBeFocused();
  await page.keyboard.type('654321');
  await expect(admin.code).toHaveValue('654321');
});

test('has no axe violations, before and after a failure', async ({ page }) => {
  const admin = new AdminScreen(page);
  await askForCode(page);
  await page.goto('/admin');
  await expect(admin.code).toBeVisible();
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
  await rejectLogin(page, { error: 'Invalid password or code' });
  await admin.enterWithCode('123456', 'a password');
  await expect(admin.code).toHaveAccessibleDescription('Invalid password or code');
  await expect(toast(page)).toBeVisible();
  // Toasts don't auto-close while focused. Axe loses headings when one appears or closes.
  await page.keyboard.press('F8');
  expect(await violationsInEveryColorScheme(page)).toEqual([]);
});

test('fits 320 px', async ({ page }) => {
  await askForCode(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin');
  await expect(new AdminScreen(page).code).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('matches its aria snapshot', async ({ page }) => {
  await askForCode(page);
  await page.goto('/admin');
  // Until then, React hasn't taken over the form.
  await expect(new AdminScreen(page).signIn).toBeEnabled();
  const main = page.getByRole('main');
  expect(await ariaSnapshot(main)).toMatchSnapshot('sign-in-with-code.txt');
  expect(await unclearNames(main)).toEqual([]);
});
