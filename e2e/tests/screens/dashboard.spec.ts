import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../../src/environment.ts';
import { ariaSnapshot, unclearNames } from '../../src/aria-snapshot.ts';
import {
  axeViolations,
  violationsInColorSchemes,
  violationsInState,
} from '../../src/axe-violations.ts';
import { show } from '../../src/visitor-settings.ts';
import { DashboardScreen, sections } from '../../src/admin.ts';
import {
  openDashboard,
  openPopulatedDashboard,
} from '../../src/populated-dashboard.ts';
import {
  scrollToTop,
  sidewaysScroll,
  smallTargetsAtAnyWidth,
} from '../../src/layout.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

test.use({
  timezoneId: 'America/New_York',
  viewport: { width: 1280, height: 900 },
});

/** Removes the host, because it differs between stacks. */
const withoutHost = (text: string) =>
  text
    .replaceAll(/https?:\/\/[\w.:-]+\//g, '/')
    .replaceAll(new URL(siteUrl).host, 'HOST');

test('every section of a populated dashboard is accessible', async ({
  page,
}) => {
  const snapshots: string[] = [];
  for (const section of sections) {
    await openPopulatedDashboard(page, section);
    const main = page.getByRole('main');
    const [shell = '', content = ''] = withoutHost(
      await ariaSnapshot(main),
    ).split(/(?<="Activity"\n)/, 2);
    snapshots.push(...(section === sections[0] ? [shell] : []), content);
    expect.soft(await unclearNames(main), section).toEqual([]);
    expect.soft(await smallTargetsAtAnyWidth(page), section).toEqual([]);
    // 1280 px at 400% zoom.
    await show(page, 'light', 320);
    expect.soft(await sidewaysScroll(page), section).toBe(0);
    expect.soft(await violationsInColorSchemes(page), section).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  expect(snapshots.join('')).toMatchSnapshot('dashboard.txt');
});

for (const state of ['empty', 'failing'] as const) {
  test(`every section of ${state === 'empty' ? 'an empty' : 'a failing'} dashboard is accessible`, async ({
    page,
  }) => {
    for (const section of sections) {
      await openDashboard(page, section, state);
      expect
        .soft(await unclearNames(page.getByRole('main')), section)
        .toEqual([]);
      expect.soft(await violationsInState(page), section).toEqual([]);
    }
  });
}

test('a section has at most four screens on a phone, with low rows that open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const section of sections) {
    await openDashboard(page, section, 'full');
    const screens = await page.evaluate(
      () => document.documentElement.scrollHeight / innerHeight,
    );
    expect.soft(screens, section).toBeLessThanOrEqual(4);
  }
  const dashboard = new DashboardScreen(page);
  await dashboard.show('pages');
  await expect(dashboard.rows).toHaveCount(12);
  const heights = await dashboard.rows.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(88);

  const row = dashboard.row('/about/');
  await expect(row.getByText('Indexed', { exact: true })).toBeHidden();
  await row.getByRole('button', { name: 'Details of About' }).click();
  await expect(row.getByText('Indexed', { exact: true })).toBeVisible();
  await expect(row.getByText(/of 60 characters/)).toBeVisible();
  expect.soft(await sidewaysScroll(page)).toBe(0);
  expect.soft(await violationsInState(page)).toEqual([]);
  // Where the details are beside the list.
  await show(page, 'dark', 1280);
  expect.soft(await axeViolations(page, scrollToTop)).toEqual([]);
});

test('the list of pages prints without the controls', async ({ page }) => {
  const dashboard = await openDashboard(page, 'pages', 'full');
  await page.emulateMedia({ media: 'print' });
  const row = dashboard.row('/about/');
  await expect(row.getByText(/of 60 characters/)).toBeVisible();
  await expect(row.getByText('Indexed', { exact: true })).toBeVisible();
  const names = await row
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content),
    );
  expect(names.join('')).toMatch(/"Title".*"Description".*"Status".*"Schemas"/);
  for (const control of [
    dashboard.search,
    dashboard.filter,
    dashboard.checkButton,
  ]) {
    await expect(control).toBeHidden();
  }
});

test('the preview of a page is accessible, and returns the focus', async ({
  page,
}) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.open('pages');
  await page.getByRole('button', { name: 'Details of Reviews' }).click();
  await dashboard.preview('Reviews').focus();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Preview of Reviews' });
  const image = preview.getByRole('img', { name: 'social image' });
  await expect(image).toHaveJSProperty('naturalWidth', 1200);
  await expect(preview.getByText('"Optometric"')).toBeVisible();
  expect.soft(await unclearNames(preview)).toEqual([]);
  expect.soft(await smallTargetsAtAnyWidth(page)).toEqual([]);
  expect.soft(await violationsInState(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(dashboard.preview('Reviews')).toBeFocused();
});

test('stays within its script budget', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  async function loaded(): Promise<number> {
    const sizes = await Promise.all([...scripts].map(transferredBytes));
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  const dashboard = new DashboardScreen(page);
  await dashboard.open('today');
  expect(scripts.size).toBeGreaterThan(2);
  expect(await loaded()).toBeLessThanOrEqual(100_000);
  for (const section of sections) {
    await dashboard.show(section);
    await expect(
      page.getByRole('main').getByRole('region').first(),
    ).toBeVisible();
  }
  await expect(dashboard.activity).toBeVisible();
  expect([...scripts].filter((url) => url.includes('/vitals-'))).toEqual([]);
  expect(await loaded()).toBeLessThanOrEqual(126_000);
});

test('cards and the search filter the list, which can be exported', async ({
  page,
}) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.open();
  await dashboard.card('FAQPage').click();
  await expect(dashboard.count).toContainText('With schema type FAQPage');
  const remaining = await dashboard.rows.count();
  expect(remaining).toBeGreaterThan(0);
  expect(remaining).toBeLessThan(12);
  await expect(dashboard.rows.filter({ hasText: 'FAQPage' })).toHaveCount(
    remaining,
  );
  await dashboard.filter.selectOption('All pages');
  await expect(dashboard.rows).toHaveCount(12);

  await dashboard.search.fill('no such word');
  await expect(dashboard.count).toHaveText('0 of 12 pages');
  await expect(page.getByText('No pages match.')).toBeVisible();

  await dashboard.search.fill('contact');
  await expect(dashboard.rows).not.toHaveCount(0);
  const shown = await dashboard.order();
  expect(shown.length).toBeLessThan(12);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^seo-records-\d{4}-\d\d-\d\d\.csv$/,
  );
  const [head, ...rows] = (await readFile(await file.path(), 'utf8'))
    .trim()
    .split('\r\n');
  expect(head).toContain('"Page","URL","Title"');
  expect(rows.map((row) => row.split('","')[0]?.slice(1))).toEqual(shown);
});

test('a column header sorts the list by keyboard', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.open('pages');
  await expect(dashboard.rows).toHaveCount(12);
  const byName = (await dashboard.order()).toSorted((a, b) =>
    a.localeCompare(b),
  );
  const heading = dashboard.column('Page');
  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => dashboard.order()).toEqual(byName);
});
