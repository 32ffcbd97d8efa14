import { expect } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { redis } from '../../src/redis.ts';
import { test } from '../../src/site-test.ts';

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

// One after the other: while a check runs, every dashboard follows it and offers no other.
test.describe.configure({ mode: 'default' });

test('the live check finds no error on the site as it is served', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  // A check that has just been made, by hand perhaps, would put this one off.
  await redis('DEL', 'limit:live-check:site', 'live-check:result');
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
    dashboard.rows.filter({ hasText: 'Indexable as served, because it answers 200' }),
  ).toHaveCount(12);
  await page.getByText('pages as served, with what to do').click();
  await expect(dashboard.liveCheck.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.reload();
  await expect(dashboard.lastChecked).toBeVisible();

  await dashboard.checkButton.click();
  await expect(dashboard.liveCheck.getByRole('alert')).toContainText('Wait a moment');
});

test('when the session has ended meanwhile, the gate closes', async ({ page, context }) => {
  const dashboard = new DashboardScreen(page);
  // An answer still on its way would bring the cookie back.
  const answers = ['/api/admin/messages', '/api/admin/live-check'].map((path) =>
    page.waitForResponse(path),
  );
  await dashboard.enter();
  await Promise.all(answers);
  await context.clearCookies();
  await dashboard.checkButton.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});
