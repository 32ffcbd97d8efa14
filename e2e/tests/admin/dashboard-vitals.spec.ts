import { expect, test, type Page } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { holdRoute } from '../../src/held-route.ts';
import { emptyVitalsReport, vitalsReport } from '../../src/vitals-report.ts';

const address = '/api/admin/vitals';

async function enterWith(page: Page, report: object): Promise<DashboardScreen> {
  await page.route(address, (route) => route.fulfill({ json: report }));
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  return dashboard;
}

test('shows each percentile next to Google’s thresholds, with its trend', async ({ page }) => {
  const { vitals } = await enterWith(page, vitalsReport);
  const card = vitals.getByRole('listitem').filter({ hasText: 'Main content shown (LCP)' });
  await expect(card).toContainText('2.2 s');
  await expect(card).toContainText('Good. Good up to 2.5 s, poor above 4 s.');
  await expect(card).toContainText('Measured in 1,200 visits.');
  await expect(card.getByRole('listitem')).toHaveText([
    'Too few to tell',
    /Good: 2\.2 s/,
    /Good: 2\.2 s/,
    /Good: 2\.2 s/,
  ]);
  await expect(vitals.getByText('Needs improvement. Good up to 200 ms')).toBeVisible();
  await expect(vitals.getByText('Poor. Good up to 0.1, poor above 0.25.')).toBeVisible();
  await expect(vitals).toContainText('The last 28 days, since Oct 26, 2026.');
});

test('shows no number if there were too few visits', async ({ page }) => {
  const { vitals } = await enterWith(page, vitalsReport);
  await vitals.getByRole('combobox', { name: 'Device' }).selectOption('Tablets');
  await expect(vitals.getByRole('status')).toHaveText('7 visits measured.');
  await expect(vitals.getByText('Too few to tell', { exact: true })).toHaveCount(4);
  await expect(vitals.getByText(/\d m?s$/)).toHaveCount(0);
});

test('lists the pages', async ({ page }) => {
  const { vitals } = await enterWith(page, vitalsReport);
  await vitals.getByText('By page (2)').click();
  const row = (name: string) => vitals.getByRole('row').filter({ hasText: name });
  await expect(row('Home').getByRole('cell').first()).toContainText('900');
  await expect(row('Home')).toContainText('Good: 2 s');
  await expect(row('/contact/').getByRole('cell').nth(1)).toHaveText('Too few to tell');
});

test('lists missing paths, those that visitors reached from our own pages first', async ({
  page,
}) => {
  const { missing } = await enterWith(page, vitalsReport);
  await expect(missing.getByRole('listitem').first()).toContainText(
    '/broken-link: 3 visits. ■ Visitors came from one of our pages (2 visits).',
  );
  await expect(missing).toContainText('Rare ones may be missing here.');
});

test('says when counting began, and that there is nothing yet', async ({ page }) => {
  const { missing, vitals } = await enterWith(page, emptyVitalsReport);
  for (const panel of [missing, vitals]) {
    await expect(panel).toContainText('Counting began on Nov 20, 2026, less than 28 days ago.');
  }
  await expect(vitals).toContainText('No visits have been measured yet.');
  await expect(missing).toContainText('No missing paths have been counted.');
});

test('shows that it’s loading', async ({ page }) => {
  const held = await holdRoute(page, `**${address}`);
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await held.requested;
  await expect(dashboard.vitals).toContainText('Loading...');
  held.release();
});

for (const [what, answer] of [
  ['unavailable', { status: 503, json: { error: 'Not now.' } }],
  ['malformed', { json: { ...vitalsReport, missing: [{ number: 'one' }] } }],
] as const) {
  test(`shows an error when the report is ${what}`, async ({ page }) => {
    await page.route(address, (route) => route.fulfill(answer));
    const dashboard = new DashboardScreen(page);
    await dashboard.enter();
    await expect(dashboard.vitals.getByRole('alert')).toContainText('couldn’t load the counts');
    await expect(dashboard.missing).toHaveCount(0);
  });
}

test('shows what the server has counted', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  await expect(dashboard.vitals).toContainText(/Counting began on|The last 28 days/);
  await expect(dashboard.missing).toContainText(/Counting began on|The last 28 days/);
});
