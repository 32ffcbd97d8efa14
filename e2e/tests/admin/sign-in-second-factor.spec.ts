import { expect, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { openProcessRig } from '../../src/faults/process-rig.ts';
import { waitUntilReady, type Rig } from '../../src/faults/rig.ts';
import { test } from '../../src/site-test.ts';
import { toast } from '../../src/toast.ts';
import { codeOf, newSecret } from '../../src/totp.ts';

test.describe.configure({ mode: 'serial' });

const adminPassword = 'the password before the code';
const secret = newSecret();

/** A backend with a second factor and a Redis of its own. */
let rig: Rig;

test.beforeAll(async () => {
  rig = await openProcessRig({ adminPassword, settings: { ADMIN_TOTP_SECRET: secret } });
  await waitUntilReady(rig);
});

test.afterAll(() => rig.close());

/** The page's calls go to that backend. */
test.beforeEach(async ({ page }) => {
  await page.route('/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { ...(await request.allHeaders()), origin: new URL(rig.siteUrl).origin };
    const response = await route.fetch({ url: new URL(pathname, rig.siteUrl).href, headers });
    await route.fulfill({ response });
  });
});

const signedIn = (page: Page) => expect(new AdminScreen(page).dashboard).toBeVisible();

let used = '';

test('signs in with the password and a code', async ({ page }) => {
  used = codeOf(secret);
  await new AdminScreen(page).enterWithCode(used, adminPassword);
  await signedIn(page);
  await page.reload();
  await signedIn(page);
});

test('asks for a code again after logging out', async ({ page }) => {
  const admin = new AdminScreen(page);
  // The next one, because the first test has used the current one.
  await admin.enterWithCode(codeOf(secret, -30_000), adminPassword);
  await signedIn(page);
  await admin.logOut.click();
  await expect(admin.code).toBeVisible();
  await expect(admin.code).toHaveValue('');
});

for (const [what, code, password] of [
  ['a used code', () => used, adminPassword],
  ['an old code', () => codeOf(secret, 3_600_000), adminPassword],
  ['a wrong password', () => codeOf(secret), 'not the password'],
] as const) {
  test(`shows the same error for ${what}`, async ({ page, context }) => {
    const admin = new AdminScreen(page);
    await admin.enterWithCode(code(), password);
    await expect(toast(page)).toContainText('Invalid password or code');
    await expect(admin.code).toHaveAccessibleDescription('Invalid password or code');
    await expect(admin.code).toBeFocused();
    await expect(admin.dashboard).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
}
