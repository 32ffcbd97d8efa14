import { expect, test, type Page } from '@playwright/test';
import { AdminScreen, DashboardScreen, signOutOnlyHere } from '../../src/admin.ts';
import { tabTo } from '../../src/keyboard.ts';
import { redis, signIn } from '../../src/own-stack.ts';
import { canonicalPath, routes } from '../../src/routes.ts';
import { toast } from '../../src/overlays.ts';

// Otherwise the focus comes into view only after a smooth scroll.
test.use({ reducedMotion: 'reduce' });

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

interface ServedSeo {
  path: string;
  title: string;
  description: string;
  robots: string;
  /** Structured data types. */
  types: string[];
}

/** Reads the metadata of pages from their served HTML, parsed by the browser. */
function readServedSeo(page: Page, paths: string[]): Promise<ServedSeo[]> {
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const html = await (await fetch(address)).text();
          const served = new DOMParser().parseFromString(html, 'text/html');
          const meta = (name: string) =>
            served.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
          const graph = JSON.parse(
            served.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
          ) as { '@graph': { '@type': string | string[] }[] };
          return {
            path: address,
            title: served.title,
            description: meta('description'),
            robots: meta('robots'),
            types: [...new Set(graph['@graph'].flatMap((node) => node['@type']))],
          };
        }),
      ),
    paths,
  );
}

test('the metrics and the rows match the served pages', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.open();
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

  await dashboard.show('pages');
  await expect(dashboard.rows).toHaveCount(12);
  for (const { path, title, description } of served) {
    const row = dashboard.row(path);
    await expect(row).toContainText(title);
    await expect(row).toContainText(`${String(title.length)} of 60 characters`);
    await expect(row).toContainText(description);
    await expect(row).toContainText(`${String(description.length)} of 160 characters`);
    await expect(row).toContainText('Marked as Indexed');
  }

  // The pixel widths match what the browser measures.
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

test('the live check finds no errors on the served site', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  // Clear the rate limit, in case a check was just run manually.
  await redis('DEL', 'limit:live-check:site', 'live-check:last-result');
  await dashboard.open('pages');
  await dashboard.checkButton.click();
  // It asks for every page, which takes a while on a busy machine.
  await expect(dashboard.lastChecked).toBeVisible({ timeout: 60_000 });

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
  await page.getByText(/^Other pages: \d+, with findings: 0$/).click();
  await dashboard.liveCheck.getByRole('button', { name: 'Show more' }).click();
  await expect(dashboard.liveCheck.getByRole('rowheader', { name: 'Not found' })).toBeVisible();
  await page.reload();
  await expect(dashboard.lastChecked).toBeVisible();

  await dashboard.checkButton.click();
  await expect(dashboard.liveCheck.getByRole('alert')).toContainText('Wait a moment');
});

test('lists this sign-in and the one before, and signs out everywhere by keyboard', async ({
  page,
  baseURL,
}) => {
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
