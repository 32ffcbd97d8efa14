import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('clicking a card filters the list and focuses it', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await dashboard.card('FAQPage').click();
  await expect(dashboard.pagesHeading).toBeFocused();
  await expect(dashboard.count).toContainText('With schema type FAQPage');
  const remaining = await dashboard.rows.count();
  expect(remaining).toBeGreaterThan(0);
  expect(remaining).toBeLessThan(12);
  await expect(dashboard.rows.filter({ hasText: 'FAQPage' })).toHaveCount(remaining);

  await dashboard.show.selectOption('All pages');
  await expect(dashboard.rows).toHaveCount(12);
});

test('the search matches any word and reports no results', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await dashboard.search.fill('myopia treatment');
  await expect(dashboard.rows.filter({ hasText: 'Myopia Treatment' })).toHaveCount(1);
  await dashboard.search.fill('no such word');
  await expect(dashboard.count).toHaveText('0 of 12 pages');
  await expect(page.getByText('No pages match.')).toBeVisible();
});

test('a column header cycles through ascending, descending and unsorted by keyboard', async ({
  page,
}) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  const asRegistered = await dashboard.order();
  expect(asRegistered).toHaveLength(12);
  const heading = dashboard.column('Page');

  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(() => dashboard.order())
    .toEqual(asRegistered.toSorted((a, b) => a.localeCompare(b)));

  await page.keyboard.press('Space');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect
    .poll(() => dashboard.order())
    .toEqual(asRegistered.toSorted((a, b) => b.localeCompare(a)));

  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'none');
  await expect.poll(() => dashboard.order()).toEqual(asRegistered);
});

test('exports the filtered rows as CSV', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await dashboard.search.fill('contact');
  await expect(dashboard.count).not.toHaveText('12 of 12 pages');
  const shown = await dashboard.order();
  expect(shown.length).toBeGreaterThan(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^seo-records-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('"Page","URL","Status"');
  expect(rows.map((row) => row.split('","')[0]?.slice(1))).toEqual(shown);
});

test('the preview shows the served page and returns the focus', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await dashboard.preview('Reviews').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preview of Reviews' });
  await expect(dialog.getByRole('img', { name: 'social image' })).toHaveJSProperty(
    'naturalWidth',
    1200,
  );
  await expect(dialog.getByText('LocalBusiness, MedicalBusiness, Optometric')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(dashboard.preview('Reviews')).toBeFocused();
});
