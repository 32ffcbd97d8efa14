import { expect, test, type Page, type Route } from '@playwright/test';
import { violationsInState } from '../../src/axe-violations.ts';
import { AdminScreen, DashboardScreen } from '../../src/admin.ts';
import { holdRoute, hydrated } from '../../src/loading.ts';
import { siteUrl } from '../../src/environment.ts';
import { requireOwnStack, signIn } from '../../src/own-stack.ts';

/** Records every screen that a visitor could see, even briefly. */
async function watchScreens(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (selector: string, screen: string) => {
      if (document.querySelector(selector)?.checkVisibility()) seen.add(screen);
    };
    new MutationObserver(() => {
      look('[role=status]', 'loading');
      look('[name=password]', 'sign-in');
      look('main nav', 'dashboard');
      if (document.documentElement.dataset['seen'] === [...seen].join()) return;
      document.documentElement.dataset['seen'] = [...seen].join();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  return async () => {
    const seen = await page.locator('html').getAttribute('data-seen');
    return seen?.split(',') ?? [];
  };
}

for (const [who, shown] of [
  ['a visitor', 'sign-in'],
  ['a signed-in admin', 'dashboard'],
] as const) {
  test(`shows ${who} the spinner, then only the ${shown}`, async ({ page }) => {
    const admin = new AdminScreen(page);
    const next = { 'sign-in': admin.password, dashboard: admin.logOut }[shown];
    const signIn = {
      'sign-in': undefined,
      dashboard: new DashboardScreen(page),
    }[shown];
    await signIn?.open();
    const screens = await watchScreens(page);
    const check = await holdRoute(page, '/api/admin/check');
    await page.goto('/admin');
    await check.requested;
    await expect(admin.loading).toBeVisible();
    expect(await screens()).toEqual(['loading']);
    expect(await violationsInState(page)).toEqual([]);

    check.release();
    await expect(next).toBeVisible();
    await expect(admin.loading).toBeHidden();
    expect(await screens()).toEqual(['loading', shown]);
  });
}

/** Opens the sign-in, and holds the application. */
async function openEarly(
  page: Page,
): Promise<{ admin: AdminScreen; release: () => void }> {
  const { requested, release } = await holdRoute(page, '**/assets/vendor-*.js');
  await page.goto('/admin', { waitUntil: 'commit' });
  await requested;
  return { admin: new AdminScreen(page), release };
}

test('Enter signs in before the application runs', async ({ page }) => {
  const { admin, release } = await openEarly(page);
  await admin.password.fill('not the password');
  await admin.password.press('Enter');
  await expect(page).toHaveURL('/admin?sign-in=refused');
  await admin.password.fill(requireOwnStack().adminPassword);
  await admin.password.press('Enter');
  await expect(page).toHaveURL('/admin');
  release();
  await expect(admin.dashboard).toBeVisible();
});

test('signs out without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: siteUrl,
    javaScriptEnabled: false,
  });
  const [name = '', value = ''] = (await signIn(siteUrl)).split(/=(.*)/);
  await context.addCookies([{ name, value, url: siteUrl }]);
  const page = await context.newPage();
  await page.goto('/admin');
  await new AdminScreen(page).logOut.click();
  await expect(page).toHaveURL('/admin');
  expect(
    (await context.cookies(siteUrl)).map((cookie) => cookie.name),
  ).not.toContain(name);
  await context.close();
});

test('shows the login screen early, and keeps what was typed', async ({
  page,
}) => {
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/check'))
      checks.push(request.method());
  });
  const { admin, release } = await openEarly(page);
  await admin.password.fill('typed early');
  await expect(admin.loading).toBeHidden();
  await expect(admin.code).toBeHidden();
  release();
  await hydrated(page);
  await expect(admin.password).toHaveValue('typed early');
  await expect(admin.password).toBeFocused();
  expect(checks).toEqual(['GET']);
  const askedBy = await page.evaluate(() => {
    const entries = performance.getEntriesByType(
      'resource',
    ) as PerformanceResourceTiming[];
    return entries.find(({ name }) => name.endsWith('/api/admin/check'))
      ?.initiatorType;
  });
  expect(
    askedBy,
    'a tag, so it comes one round trip earlier than the script',
  ).toBe('link');
  await admin.password.press('Enter');
  await expect(admin.password).toHaveAccessibleDescription('Invalid password');
});

test('shows both fields early with a second factor', async ({ page }) => {
  await page.route('/api/admin/check', (route) =>
    route.fulfill({ json: { authenticated: false, secondFactor: true } }),
  );
  const { admin, release } = await openEarly(page);
  await admin.code.fill('654321');
  release();
  await hydrated(page);
  await expect(admin.code).toHaveValue('654321');
  await expect(admin.code).toHaveAttribute('required');
});

test('shows the login screen when the session check fails', async ({
  page,
}) => {
  for (const [what, answer] of [
    [
      'no backend',
      (route) => route.fulfill({ status: 502, json: { error: 'unavailable' } }),
    ],
    ['no JSON', (route) => route.fulfill({ body: '<!doctype html>' })],
    ['no connection', (route) => route.abort()],
  ] as [string, (route: Route) => Promise<void>][]) {
    await page.route('/api/admin/check', answer);
    await page.goto('/admin');
    await expect(new AdminScreen(page).password, what).toBeVisible();
  }
});
