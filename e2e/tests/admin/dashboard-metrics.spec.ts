import { expect, test } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { canonicalPath, routes } from '../../src/routes.ts';
import { readServedSeo } from '../../src/served-seo.ts';

const isTown = (path: string) => /^\/eye-exam-.*-nj$/.test(path);
const recordPaths = routes
  .filter(
    ({ indexed, legal, help, urgent, language, path }) =>
      indexed && !legal && !help && !urgent && !language && !isTown(path),
  )
  .map(canonicalPath);
const places = /\b(Metuchen|Edison|Woodbridge|Highland Park|New Brunswick|New Jersey|NJ)\b/;
const eligible = [
  'Review',
  'HowTo',
  'FAQPage',
  'LocalBusiness',
  'Person',
  'MedicalBusiness',
  'MedicalTherapy',
];

test('the metrics match the served pages', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  const served = await readServedSeo(page, recordPaths);
  const total = served.length;
  const of = (matches: (page: (typeof served)[number]) => boolean) =>
    `${String(served.filter(matches).length)} of ${String(total)}`;

  expect(total).toBe(12);
  await expect(dashboard.card('Total pages')).toContainText('12');
  await expect(dashboard.card('Indexed pages')).toContainText(
    of(({ robots }) => robots.startsWith('index')),
  );
  await expect(dashboard.card('Optimal titles')).toContainText(
    of(({ title }) => title.length <= 60),
  );
  await expect(dashboard.card('Optimal descriptions')).toContainText(
    of(({ description }) => description.length <= 160),
  );
  await expect(dashboard.card('Pages with local keywords')).toContainText(
    of(({ title, description }) => places.test(`${title} ${description}`)),
  );

  const countWith = (type: string) => served.filter(({ types }) => types.includes(type)).length;
  const usedTypes = new Set(served.flatMap(({ types }) => types));
  expect(usedTypes.size).toBeGreaterThan(5);
  for (const type of usedTypes) {
    await expect(dashboard.card(new RegExp(`^${type} `))).toHaveText(
      `${type} ${String(countWith(type))}`,
    );
  }
  const types = page.getByRole('region', { name: 'Eligible for rich results' });
  for (const type of eligible) {
    const row = types.getByRole('row', { name: new RegExp(`^${type} `) });
    await expect(row.getByRole('cell').first()).toHaveText(String(countWith(type)));
  }
});

test('each row shows the title, description and URL of the served page', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  const served = await readServedSeo(page, recordPaths);
  await expect(dashboard.rows).toHaveCount(12);
  for (const { path, title, description } of served) {
    const row = dashboard.row(path);
    await expect(row).toContainText(title);
    await expect(row).toContainText(`${String(title.length)} of 60 characters`);
    await expect(row).toContainText(description);
    await expect(row).toContainText(`${String(description.length)} of 160 characters`);
    await expect(row).toContainText('Marked as Indexed');
  }
});

test('the pixel widths match what the browser measures', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  const served = await readServedSeo(page, recordPaths);
  const measured = await page.evaluate((texts) => {
    const canvas = document.createElement('canvas').getContext('2d');
    return texts.map(({ path, title, description }) => {
      const width = (font: string, text: string) => {
        if (!canvas) throw new Error('There is no canvas.');
        canvas.font = font;
        return Math.round(canvas.measureText(text).width);
      };
      return {
        path,
        title: width('20px Arial', title),
        description: width('14px Arial', description),
      };
    });
  }, served);
  for (const { path, title, description } of measured) {
    const shown = await dashboard
      .row(path)
      .getByText(/^\d+ px/)
      .allInnerTexts();
    const [titleWidth = 0, descriptionWidth = 0] = shown.map((text) => parseInt(text, 10));
    // The installed substitute for Arial can differ by a pixel.
    expect.soft(Math.abs(titleWidth - title)).toBeLessThanOrEqual(2);
    expect.soft(Math.abs(descriptionWidth - description)).toBeLessThanOrEqual(3);
  }
});
