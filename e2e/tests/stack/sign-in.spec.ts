import { expect, test, type BrowserContext } from '@playwright/test';
import { AdminScreen, DashboardScreen } from '../../src/admin.ts';
import { policyViolations } from '../../src/console-messages.ts';
import { redis, requireOwnStack } from '../../src/own-stack.ts';
import { toast } from '../../src/overlays.ts';

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

/** Without the device cookie, which is only sent when signing in. */
const cookiesOf = async (context: BrowserContext): Promise<Cookie[]> =>
  (await context.cookies()).filter(({ path }) => path === '/');

/** The only one of a signed-in browser. */
async function sessionCookie(context: BrowserContext): Promise<Cookie> {
  const [cookie, ...others] = await cookiesOf(context);
  expect(others).toEqual([]);
  if (!cookie) throw new Error('The browser holds no cookie.');
  return cookie;
}

/** The session ID from the signed value: `s:<id>.<signature>`. */
function sessionId({ value }: Cookie): string {
  const [, id] = /^s:([\w-]+)\./.exec(decodeURIComponent(value)) ?? [];
  if (!id) throw new Error('The cookie holds no signed session id.');
  return id;
}

test('a session lasts until logging out ends it', async ({ page, context }) => {
  const violations = policyViolations(page);
  const admin = new AdminScreen(page);
  const gate = Promise.withResolvers<undefined>();
  await page.route('/api/admin/login', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await admin.enter();
  await expect(admin.signingIn).toBeDisabled();
  gate.resolve(undefined);
  await expect(toast(page)).toContainText('Success');
  await expect(toast(page)).toContainText('Logged in successfully');
  await expect(admin.dashboard).toBeVisible();
  await page.reload();
  await expect(admin.dashboard).toBeVisible();
  await expect(admin.password).toBeHidden();
  await admin.logOut.click();
  await expect(toast(page)).toContainText('Logged out successfully');
  await expect(admin.password).toBeVisible();
  await expect(admin.dashboard).toBeHidden();
  expect(await cookiesOf(context)).toEqual([]);
  expect(violations).toEqual([]);
});

test('the front desk signs in with its own password, to its own sections', async ({
  page,
}) => {
  const admin = new AdminScreen(page);
  await admin.enter(requireOwnStack().deskPassword);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Front desk');
  await expect(heading).toBeFocused();
  const dashboard = new DashboardScreen(page);
  await dashboard.show('messages');
  await expect(dashboard.messages).toContainText('Mail server ● Answers');
  await page.reload();
  await expect(heading).toHaveText('Front desk');
  await admin.logOut.click();
  await expect(admin.signInHeading).toBeVisible();
});

test('a dashboard notices that its session has ended elsewhere', async ({
  page,
  context,
}) => {
  const admin = new AdminScreen(page);
  await admin.enter();
  await expect(admin.logOut).toBeVisible();
  const tab = await context.newPage();
  const there = new AdminScreen(tab);
  await tab.goto('/admin?section=speed');
  await expect(there.logOut).toBeVisible();
  await admin.logOut.click();
  await expect(there.signInHeading).toHaveAccessibleDescription(
    'You’ve been signed out. Please sign in again.',
  );
  await expect(there.dashboard).toBeHidden();
  await expect(tab).toHaveURL('/admin?section=speed');

  await there.enter();
  await expect(there.logOut).toBeVisible();
  const notice = tab.getByText('No connection.');
  await tab.route('**/assets/panels-*.js', (route) => route.abort());
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  const asksServer = tab.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'HEAD',
  );
  await new DashboardScreen(tab).show('messages');
  await expect(tab.getByText('Loading...')).toBeVisible();
  await asksServer;
  await tab.unroute('**/assets/panels-*.js');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(new DashboardScreen(tab).messages).toBeVisible();
  await redis('DEL', `session:${sessionId(await sessionCookie(context))}`);
  await tab.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange')),
  );
  await expect(there.signInHeading).toBeFocused();
  await expect(there.signInHeading).toHaveAccessibleDescription(
    'You’ve been signed out. Please sign in again.',
  );
  await tab.close();
});

test('a dashboard that the browser has kept is hidden at first', async ({
  page,
  context,
}) => {
  const admin = new AdminScreen(page);
  await admin.enter();
  await expect(admin.logOut).toBeVisible();
  // Playwright turns the back/forward cache off.
  const dispatch = (type: string) =>
    page.evaluate((name) => {
      dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }, type);
  await dispatch('pagehide');
  await expect(admin.dashboard).toBeHidden();
  await redis('DEL', `session:${sessionId(await sessionCookie(context))}`);
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/check'))
      checks.push(request.method());
  });
  await dispatch('pageshow');
  await expect(admin.signInHeading).toBeVisible();
  await expect(admin.dashboard).toBeHidden();
  expect(checks).toEqual(['GET']);
});
