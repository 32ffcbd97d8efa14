import { expect, test, type Page } from '@playwright/test';
import { AdminScreen, DashboardScreen, codeOf } from '../../src/admin.ts';
import { openProcessRig } from '../../src/faults/process-rig.ts';
import { waitUntilReady, type Rig } from '../../src/faults/rig.ts';
import { toast } from '../../src/overlays.ts';

const adminPassword = 'the password before the code';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A backend with a second factor and a Redis of its own. */
let rig: Rig;

test.beforeAll(async () => {
  rig = await openProcessRig({ adminPassword, settings: { ADMIN_TOTP_SECRET: secret } });
  await waitUntilReady(rig);
});

/** The page's calls go to that backend. */
async function useRig(page: Page): Promise<void> {
  await page.route('/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { ...(await request.allHeaders()), origin: new URL(rig.siteUrl).origin };
    const response = await route.fetch({ url: new URL(pathname, rig.siteUrl).href, headers });
    await route.fulfill({ response });
  });
}

test.beforeEach(({ page }) => useRig(page));

// The dashboard may still be asking.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.afterAll(() => rig.close());

const used: string[] = [];

const step = 30_000;

/**
 * Each code works once. The backend takes the last step's code, too, but only until this step ends, so there must be
 * time left to type it on a slow machine.
 */
function findUnusedCode(): string | undefined {
  const timeLeft = step - (Date.now() % step);
  const ages = timeLeft > 15_000 ? [0, -step, step] : [0, -step];
  return ages.map((age) => codeOf(secret, age)).find((code) => !used.includes(code));
}

/** Waits for the next step if no code is left in this one. */
async function takeCode(): Promise<string> {
  let code: string | undefined;
  await expect.poll(() => (code = findUnusedCode()), { message: 'unused code' }).toBeDefined();
  if (code === undefined) throw new Error('No code is left.');
  used.push(code);
  return code;
}

// The form is tested in sign-in.spec.ts, and what the backend accepts in its own tests.
test('signs in with a code, once, and signs out everywhere', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const here = new AdminScreen(page);
  const code = await takeCode();
  await here.enter(adminPassword, code);
  await expect(here.dashboard).toBeVisible();
  await page.reload();
  await expect(here.dashboard).toBeVisible();

  const storageState = await context.storageState();
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '', storageState });
  await useRig(elsewhere);
  const there = new AdminScreen(elsewhere);
  await elsewhere.goto('/admin');
  await expect(there.dashboard).toBeVisible();
  await context.clearCookies();

  await here.enter(adminPassword, code);
  await expect(toast(page)).toContainText('Invalid password or code');
  await expect(here.code).toHaveAccessibleDescription('Invalid password or code');
  await expect(here.code).toBeFocused();
  await expect(here.dashboard).toBeHidden();
  expect(await context.cookies()).toEqual([]);

  await here.enter(adminPassword, await takeCode());
  await expect(here.dashboard).toBeVisible();
  const dashboard = new DashboardScreen(page);
  await dashboard.show('activity');
  await dashboard.activity.getByRole('button', { name: 'Sign out' }).click();
  await expect(here.code).toBeVisible();
  await expect(here.code).toHaveValue('');
  await elsewhere.reload();
  await expect(there.signInHeading).toBeVisible();
  await elsewhere.unrouteAll({ behavior: 'ignoreErrors' });
  await elsewhere.close();
});
