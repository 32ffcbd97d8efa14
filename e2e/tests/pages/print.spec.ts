import { expect, test } from '@playwright/test';
import { showPrinted } from '../../src/paper.ts';

test('prints contact on at most two sheets', async ({ page }) => {
  await page.goto('/contact/');
  await showPrinted(page);
  const pdf = await page.pdf({ format: 'Letter' });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect([1, 2]).toContain(sheets.length);
});

test('prints links with their addresses', async ({ page, baseURL }) => {
  await page.goto('/services/');
  await showPrinted(page);
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  const host = new URL(baseURL ?? '').host;
  expect(await after('main a[href="/myopia-treatment/"]')).toBe(`" (${host}/myopia-treatment/)"`);
  expect(await after('main a[href^="https://"][href*=".gov"]')).toMatch(/ \(https:\/\/\S+\)"$/);
});
