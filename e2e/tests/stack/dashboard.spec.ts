import { expect } from '@playwright/test';
import type { LiveCheckStatus } from 'shared/live-check';
import { AdminScreen, DashboardScreen, signOutOnlyHere } from '../../src/admin.ts';
import { tabTo } from '../../src/keyboard.ts';
import { redis, signIn } from '../../src/own-stack.ts';
import { recordPaths } from '../../src/routes.ts';
import { toast } from '../../src/overlays.ts';
import { test } from '../../src/served-pages.ts';

// Otherwise the focus comes into view only after a smooth scroll.
test.use({ reducedMotion: 'reduce' });

test('rows match the served pages', async ({ page, served }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.open();
  await expect(dashboard.card('Total pages')).toContainText('12');
  await dashboard.show('pages');
  await expect(dashboard.rows).toHaveCount(12);
  expect(recordPaths).toHaveLength(12);
  for (const path of recordPaths) {
    const { document: html } = await served(path);
    const [title, description] = await html.evaluate(
      (of) =>
        [
          of.title,
          of.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        ] as const,
    );
    const row = dashboard.row(path);
    await expect(row).toContainText('Marked as Indexed');
    await expect(row).toContainText(title);
    await expect(row).toContainText(`${title.length.toString()} of 60 characters`);
    await expect(row).toContainText(description);
    await expect(row).toContainText(`${description.length.toString()} of 160 characters`);
    await expect(row.getByText(/^\d+ px/)).toHaveCount(2);
  }
});

test('the live check finds no errors on the served site', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  // Clear the rate limit, in case a check was just run manually.
  await redis('DEL', 'limit:live-check:site', 'live-check:last-result');
  await dashboard.open('pages');
  await dashboard.checkButton.click();
  // It asks for every page, which takes a while on a busy machine.
  await expect(dashboard.lastChecked).toBeVisible({ timeout: 60_000 });

  const { result } = (await (
    await page.request.get('/api/admin/live-check')
  ).json()) as LiveCheckStatus;
  expect(result?.addresses).toBeGreaterThan(40);
  expect(result?.report?.pages.length).toBeGreaterThan(16);
  const errors = result?.report?.pages.flatMap(({ path, findings }) =>
    findings.filter(({ severity }) => severity === 'error').map(({ what }) => `${path}: ${what}`),
  );
  expect(errors).toEqual([]);
  expect(result?.report?.site).toEqual([]);

  await expect(
    dashboard.rows.filter({ hasText: 'Search engines can index it, because it loads' }),
  ).toHaveCount(12);
  await page.reload();
  await expect(dashboard.lastChecked).toBeVisible();

  await dashboard.checkButton.click();
  await expect(dashboard.liveCheck.getByRole('alert')).toContainText('Wait a moment');
});

test('lists sign-ins, and signs out everywhere by keyboard', async ({ page, baseURL }) => {
  await signIn(baseURL ?? '');
  const requested = await signOutOnlyHere(page);
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await dashboard.show('activity');
  await expect(dashboard.activity).toContainText(/Last signed in .+, session \d+, from .+/);
  const own = dashboard.activity.getByRole('row').filter({ hasText: '(this session)' });
  await expect(own).toContainText('Signed in');

  // The button moves until these are loaded.
  await expect(dashboard.activity.getByText(/^(?:Last signed|No earlier)/)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, dashboard.activity.getByRole('button', { name: 'Sign out everywhere' }));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Signed out everywhere');
  await expect(new AdminScreen(page).signInHeading).toBeVisible();
  expect(requested).toEqual(['POST']);
});

test('shows what the server has counted', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.open('speed');
  await expect(dashboard.vitals).toContainText(/Counting began on|The last 28 days/);
  await expect(dashboard.missing).toContainText(/Counting began on|The last 28 days/);
});
