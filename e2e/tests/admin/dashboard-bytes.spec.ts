import { expect, type Page } from '@playwright/test';
import { DashboardScreen } from '../../src/dashboard-screen.ts';
import { hydrated } from '../../src/hydrated.ts';
import { test } from '../../src/site-test.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

const scriptBudget = 118_000;

/** What the data layer of the admin cannot be without, whatever its files are called. */
const dataLayer = /AxiosError|refetchOnWindowFocus/;

/** Collects the scripts that the page asks for from now on. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return scripts;
}

test('the dashboard keeps to the budget of scripts', async ({ page }) => {
  const dashboard = new DashboardScreen(page);
  await dashboard.enter();
  const scripts = scriptsOf(page);
  await page.reload();
  await expect(dashboard.rows).toHaveCount(12);
  const sizes = await Promise.all([...scripts].map(transferredBytes));
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget);
});

test('no public page carries anything of the data layer', async ({ page, request }) => {
  const scripts = scriptsOf(page);
  const text = async () => {
    const texts = [...scripts].map(async (url) => (await request.get(url)).text());
    return (await Promise.all(texts)).join('\n');
  };
  await page.goto('/');
  await hydrated(page);
  expect(await text()).not.toMatch(dataLayer);
  await page.goto('/admin');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await text()).toMatch(dataLayer);
});
