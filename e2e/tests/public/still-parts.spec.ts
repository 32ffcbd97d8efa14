import { expect } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { test } from '../../src/site-test.ts';

const footnotes = '[id^="source-"]';

test('a page keeps the footnotes it was served with, and loads no script for them', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/myopia-management/');
  const served = await page.locator(footnotes).count();
  expect(served).toBeGreaterThan(0);
  await hydrated(page);

  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(page.locator(`${footnotes}:target`)).toBeVisible();
  await expect(page.locator(footnotes)).toHaveCount(served);
  expect(scripts.filter((url) => url.includes('source-list'))).toEqual([]);
});

test('a page that is navigated to has its table and its footnotes too', async ({ page }) => {
  await page.goto('/myopia-management/');
  await hydrated(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.getByRole('link', { name: 'Compare the treatments' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('compared');
  await expect(page.getByRole('columnheader', { name: 'Atropine drops' })).toBeVisible();
  await expect(page.locator(footnotes).first()).toBeVisible();
  expect(loads).toBe(0);
});
