import { expect, type Page } from '@playwright/test';
import { AdminScreen } from '../../src/admin-screen.ts';
import { holdRoute } from '../../src/held-route.ts';
import { test } from '../../src/site-test.ts';

/** Records every screen that was rendered, even briefly. */
async function watchScreens(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      if (document.querySelector('[role=status]')) seen.add('loading');
      if (document.querySelector('[name=password]')) seen.add('sign-in');
      if (document.querySelector('main header h1')) seen.add('dashboard');
      document.documentElement.dataset['seen'] = [...seen].join();
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    const seen = await page.locator('html').getAttribute('data-seen');
    return seen?.split(',') ?? [];
  };
}

test('shows the spinner during the session check, then the login screen', async ({ page }) => {
  const admin = new AdminScreen(page);
  const screens = await watchScreens(page);
  const check = await holdRoute(page, '/api/admin/check');
  await page.goto('/admin');
  await check.requested;
  await expect(admin.loading).toBeVisible();
  expect(await screens()).toEqual(['loading']);

  check.release();
  await expect(admin.password).toBeVisible();
  await expect(admin.loading).toBeHidden();
  expect(await screens()).toEqual(['loading', 'sign-in']);
});

test('asks for the session once, while the application loads', async ({ page }) => {
  const check = '/api/admin/check';
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(check)) requests.push(request.method());
  });
  await page.goto('/admin');
  await expect(new AdminScreen(page).password).toBeVisible();
  expect(requests).toEqual(['GET']);
  const askedBy = await page.evaluate((path) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.find(({ name }) => name.endsWith(path))?.initiatorType;
  }, check);
  expect(askedBy, 'a tag of the page, not its script').toBe('link');
});

test('never shows the login screen to a signed-in admin', async ({ page }) => {
  const admin = new AdminScreen(page);
  await admin.enter();
  await expect(admin.logOut).toBeVisible();

  const screens = await watchScreens(page);
  const check = await holdRoute(page, '/api/admin/check');
  await page.reload();
  await check.requested;
  await expect(admin.loading).toBeVisible();
  check.release();
  await expect(admin.logOut).toBeVisible();
  expect(await screens()).toEqual(['loading', 'dashboard']);
});

for (const [name, answer] of [
  ['the backend is unavailable', { status: 502, body: '{"error":"unavailable"}' }],
  ['sessions are unavailable', { status: 503, body: '{"error":"unavailable"}' }],
  ['the response is HTML', { status: 200, body: '<!doctype html>' }],
] as const) {
  test(`shows the login screen when ${name}`, async ({ page }) => {
    const admin = new AdminScreen(page);
    await page.route('/api/admin/check', (route) => route.fulfill(answer));
    await page.goto('/admin');
    await expect(admin.password).toBeVisible();
  });
}

test('shows the login screen when the session check fails', async ({ page }) => {
  await page.route('/api/admin/check', (route) => route.abort());
  await page.goto('/admin');
  await expect(new AdminScreen(page).password).toBeVisible();
});
