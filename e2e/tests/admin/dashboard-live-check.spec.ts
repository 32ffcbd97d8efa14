import { expect, test } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { redis } from '../../src/redis.ts';

interface Status {
  running: unknown;
  result: {
    addresses: number;
    report: { site: Finding[]; pages: { path: string; findings: Finding[] }[] };
  } | null;
}

interface Finding {
  severity: string;
  what: string;
}

// Serial, because all dashboards share one running check.
test.describe.configure({ mode: 'default' });

test('the live check finds no errors on the served site', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  // Clear the rate limit, in case a check was just run manually.
  await redis('DEL', 'limit:live-check:site', 'live-check:last-result');
  await page.reload();
  await dashboard.checkButton.click();
  await expect(dashboard.lastChecked).toBeVisible();

  const { result } = (await (await page.request.get('/api/admin/live-check')).json()) as Status;
  expect(result?.addresses).toBeGreaterThan(40);
  expect(result?.report.pages.length).toBeGreaterThan(16);
  const errors = result?.report.pages.flatMap(({ path, findings }) =>
    findings.filter(({ severity }) => severity === 'error').map(({ what }) => `${path}: ${what}`),
  );
  expect(errors).toEqual([]);
  expect(result?.report.site).toEqual([]);

  await expect(
    dashboard.rows.filter({ hasText: 'Search engines can index it, because it loads' }),
  ).toHaveCount(12);
  await page.getByText('pages, with what to fix').click();
  await expect(dashboard.liveCheck.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.reload();
  await expect(dashboard.lastChecked).toBeVisible();

  await dashboard.checkButton.click();
  await expect(dashboard.liveCheck.getByRole('alert')).toContainText('Wait a moment');
});

test('returns to the login screen if the session has ended', async ({ page, context }) => {
  const dashboard = new DashboardScreen(page);
  // A pending response would set the cookie again.
  const answers = ['messages', 'activity', 'live-check', 'vitals'].map((path) =>
    page.waitForResponse(`/api/admin/${path}`),
  );
  await dashboard.enter();
  await Promise.all(answers);
  await context.clearCookies();
  await dashboard.checkButton.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('says that the last check couldn’t be loaded', async ({ page }) => {
  await page.route('/api/admin/live-check', (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable' } }),
  );
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await expect(dashboard.liveCheck.getByRole('alert')).toContainText(
    'We couldn’t load the last check (503',
  );
  await expect(dashboard.checkButton).toBeEnabled();
});
