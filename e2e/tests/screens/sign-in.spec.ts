import { expect, test, type Page } from '@playwright/test';
import { AdminScreen, DashboardScreen } from '../../src/admin.ts';
import { ariaSnapshot, unclearNames } from '../../src/aria-snapshot.ts';
import { violationsInState } from '../../src/axe-violations.ts';
import { openPage } from '../../src/loading.ts';
import { tabTo } from '../../src/keyboard.ts';
import { requireOwnStack } from '../../src/own-stack.ts';
import { smallTargetsAtAnyWidth, sidewaysScroll } from '../../src/layout.ts';
import { isCovered, toast } from '../../src/overlays.ts';
import { show } from '../../src/visitor-settings.ts';

async function open(page: Page): Promise<AdminScreen> {
  const admin = new AdminScreen(page);
  await openPage(page, '/admin');
  return admin;
}

const rejectLogin = (
  page: Page,
  answer: { error: string; fields?: object } = { error: 'Invalid password' },
  status = 401,
) =>
  page.route('/api/admin/login', (route) =>
    route.fulfill({ status, json: answer }),
  );

/**
 * The session check of a site with a second factor. The backend of these tests
 * has none, and ignores codes.
 */
const askForCode = (page: Page, more = {}) =>
  page.route('/api/admin/check', (route) =>
    route.fulfill({
      json: { authenticated: false, secondFactor: true, ...more },
    }),
  );

test('the sign-in is accessible, before and after a failure', async ({
  page,
}) => {
  const admin = await open(page);
  expect.soft(await unclearNames(page.locator('body'))).toEqual([]);
  expect.soft(await smallTargetsAtAnyWidth(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysScroll(page)).toBe(0);

  await rejectLogin(page);
  await admin.password.fill('not the password');
  await admin.signIn.click();
  await expect(toast(page)).toBeVisible();
  // Toasts don't auto-close while focused.
  await page.keyboard.press('F8');
  expect.soft(await violationsInState(page)).toEqual([]);
  await expect(toast(page)).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [768, 600],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const control of [admin.signIn, admin.password]) {
      expect
        .soft(await isCovered(page, control), `${width.toString()} px wide`)
        .toBe(false);
    }
  }
});

test('password managers find a username, and pasting works', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const admin = await open(page);
  await expect(admin.password).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  const form = page.locator('form').filter({ has: admin.password });
  const username = form.locator('input[autocomplete=username]');
  await expect(username).toHaveValue(/admin$/);
  await expect(username).toBeHidden();
  await expect(form.getByRole('textbox')).toHaveCount(1);

  await admin.password.focus();
  await page.evaluate(
    (password) => navigator.clipboard.writeText(password),
    requireOwnStack().adminPassword,
  );
  await page.keyboard.press('Control+V');
  await page.keyboard.press('Enter');
  await expect(admin.dashboard).toBeVisible();
});

test('the password can be shown by keyboard', async ({ page }) => {
  const admin = await open(page);
  await expect(admin.signInHeading).not.toBeFocused();
  await admin.password.focus();
  await page.keyboard.type('x');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(admin.password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(admin.password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await expect(admin.password).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(admin.signIn).toBeFocused();
});

test('a failure is said in a toast and at the password', async ({
  page,
  context,
}) => {
  const admin = await open(page);
  const toaster = page.waitForResponse('**/assets/toaster-*.js');
  await admin.password.fill('a password');
  await toaster;
  await context.setOffline(true);
  await admin.signIn.click();
  await expect(toast(page)).toContainText('Failed to login. Please try again.');
  await expect(admin.password).toHaveValue('a password');
  await context.setOffline(false);
  for (const { shown, ...answer } of [
    {
      status: 429,
      json: { error: 'Too many attempts.' },
      shown: 'Too many attempts.',
    },
    { status: 500, body: '', shown: 'Invalid password' },
  ]) {
    await page.route('/api/admin/login', (route) => route.fulfill(answer));
    await admin.password.fill('a password');
    await admin.signIn.click();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText(shown);
    await expect(admin.password).toHaveAccessibleDescription(shown);
    await expect(admin.signIn).toBeEnabled();
    await expect(admin.password).toBeFocused();
    await page.keyboard.type('another');
    await expect(admin.password).toHaveValue('another');
  }
});

test('a failed logout keeps the dashboard and shows an error', async ({
  page,
}) => {
  const admin = new AdminScreen(page);
  await new DashboardScreen(page).open();
  await page.route('/api/admin/logout', (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await admin.logOut.click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to logout');
  await expect(admin.dashboard).toBeVisible();
});

test('there is no code field until the server asks for a code', async ({
  page,
}) => {
  const admin = await open(page);
  await expect(admin.code).toBeHidden();
  const error = 'Enter the six digits that your authenticator app shows.';
  await rejectLogin(page, { error, fields: { code: error } }, 400);
  await admin.password.fill('a password');
  await admin.signIn.click();
  await expect(admin.code).toBeFocused();
  await expect(admin.code).toHaveAccessibleDescription(error);
  await expect(admin.password).toHaveValue('a password');
  await expect(admin.password).toHaveAccessibleDescription('');
});

test('the code field is accessible, and can be filled in for you', async ({
  page,
}) => {
  await askForCode(page);
  const admin = await open(page);
  await expect(admin.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(admin.code).toHaveAttribute('inputmode', 'numeric');
  await expect(admin.code).toHaveAttribute('type', 'text');
  await expect(admin.code).toHaveAttribute('required');
  await expect(admin.password).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  const main = page.getByRole('main');
  expect
    .soft(await ariaSnapshot(page.locator('#sign-in')))
    .toMatchSnapshot('sign-in-with-code.txt');
  expect.soft(await unclearNames(main)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysScroll(page)).toBe(0);
  expect.soft(await violationsInState(page)).toEqual([]);

  const error = 'Passwords have at most 256 characters. Check what you pasted.';
  await rejectLogin(page, { error, fields: { password: error } }, 400);
  await admin.password.fill('a password');
  await admin.code.fill('123456');
  await admin.signIn.click();
  await expect(admin.password).toBeFocused();
  await expect(admin.password).toHaveAccessibleDescription(error);
  await expect(admin.code).toHaveAccessibleDescription('');
});

test('the front desk can leave the code out if the server says so', async ({
  page,
}) => {
  await askForCode(page, { codeIsOptional: true });
  const admin = await open(page);
  await expect(admin.code).toBeVisible();
  await rejectLogin(page, { error: 'Invalid password or code' });
  await admin.password.fill('not the password');
  const sent = page.waitForRequest('/api/admin/login');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    password: 'not the password',
    code: '',
  });
  await expect(admin.password).toBeFocused();
  await expect(admin.password).toHaveAccessibleDescription(
    'Invalid password or code',
  );
});

test('the code field appears when a sign-in is refused for want of a code', async ({
  page,
}) => {
  const admin = await open(page);
  await expect(admin.code).toBeHidden();
  await rejectLogin(page, { error: 'Invalid password or code' });
  await admin.password.fill('the password');
  await admin.signIn.click();
  await expect(admin.code).toBeVisible();
});

test('password and code are sent in one call, by keyboard', async ({
  page,
}) => {
  await askForCode(page);
  const admin = await open(page);
  const { adminPassword } = requireOwnStack();
  await admin.password.focus();
  await page.keyboard.type(adminPassword);
  // Nothing is sent without a code.
  await page.keyboard.press('Enter');
  await expect(admin.code).toBeFocused();
  await admin.password.focus();
  await tabTo(page, admin.code);
  await page.keyboard.type('012 345');
  const sent = page.waitForRequest('/api/admin/login');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    password: adminPassword,
    code: '012 345',
  });
  await expect(admin.dashboard).toBeVisible();
});

test('can log in and out by keyboard', async ({ page }) => {
  const admin = new AdminScreen(page);
  await show(page, 'light', 360);
  await openPage(page, '/admin');
  await tabTo(page, admin.password);
  await page.keyboard.type(requireOwnStack().adminPassword);
  await tabTo(page, admin.signIn);
  await page.keyboard.press('Enter');
  await expect(admin.dashboard).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Pages', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Details of Home' }));
  await tabTo(page, admin.logOut, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(admin.signInHeading).toBeFocused();
  await expect(admin.password).toHaveValue('');
});
