import { expect } from '@playwright/test';
import type { LiveCheckStatus } from 'shared/live-check';
import { DashboardScreen } from '../../src/admin.ts';
import { redis } from '../../src/own-stack.ts';
import { recordPaths } from '../../src/routes.ts';
import { test } from '../../src/served-pages.ts';

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
          of.querySelector('meta[name=description]')?.getAttribute('content') ??
            '',
        ] as const,
    );
    const row = dashboard.row(path);
    await expect(row).toContainText('Indexed');
    await expect(row).toContainText(title);
    await expect(row).toContainText(
      `${title.length.toString()} of 60 characters`,
    );
    await expect(row).toContainText(description);
    await expect(row).toContainText(
      `${description.length.toString()} of 160 characters`,
    );
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
    findings
      .filter(({ severity }) => severity === 'error')
      .map(({ what }) => `${path}: ${what}`),
  );
  expect(errors).toEqual([]);
  expect(result?.report?.site).toEqual([]);

  await expect(
    dashboard.rows.filter({
      hasText: 'Search engines can index it, because it loads',
    }),
  ).toHaveCount(12);
  await page.reload();
  await expect(dashboard.lastChecked).toBeVisible();

  await dashboard.checkButton.click();
  await expect(dashboard.liveCheck.getByRole('alert')).toContainText(
    'Wait a moment',
  );
});
