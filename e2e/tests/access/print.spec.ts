import { expect, type Page } from '@playwright/test';
import { publicPages } from '../../src/routes.ts';
import { showPrinted } from '../../src/show-printed.ts';
import { sidewaysScroll, unreadableText } from '../../src/text-layout.ts';
import { test } from '../../src/visits.ts';

/** The width between the margins of a Letter sheet, at 96 pixels an inch. */
const sheet = { width: Math.floor((8.5 - 2 * 0.4) * 96), height: Math.floor((11 - 2 * 0.4) * 96) };

/** 18 points. */
const smallest = 24;

/** Text that's smaller than 18 points or not black, and what only works on a screen. */
function notForPaper(page: Page) {
  return page.evaluate((smallest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { data, parentElement: element } = texts.currentNode as Text;
      if (!element?.checkVisibility() || element.closest('svg, script') || !data.trim()) continue;
      const { color, fontSize } = getComputedStyle(element);
      const start = data.trim().slice(0, 40);
      if (parseFloat(fontSize) < smallest) found.add(`${fontSize}: ${start}`);
      if (color !== 'rgb(0, 0, 0)') found.add(`${color}: ${start}`);
    }
    for (const element of document.querySelectorAll('header, footer, nav, form, button, iframe')) {
      if (element.checkVisibility()) found.add(`<${element.localName}>`);
    }
    for (const details of document.querySelectorAll('details')) {
      const content = details.lastElementChild;
      if (details.checkVisibility() && !content?.checkVisibility({ contentVisibilityAuto: true })) {
        found.add('closed <details>');
      }
    }
    return [...found];
  }, smallest);
}

/** Generated text before an element. */
const textBefore = (page: Page, selector: string) =>
  page.evaluate(
    (selector) =>
      getComputedStyle(document.querySelector(selector) ?? document.body, '::before').content,
    selector,
  );

for (const path of publicPages) {
  test(`${path} prints as a large black-on-white sheet with the phone number first`, async ({
    visits,
  }) => {
    const { page } = await visits.to(path, { viewport: sheet });
    const phone = await page.locator('footer a[href^="tel:"]').textContent();
    const street = await page.locator('footer address').textContent();
    await showPrinted(page, 'dark');

    expect(await notForPaper(page)).toEqual([]);
    expect(await unreadableText(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const head = (await textBefore(page, 'body')).replaceAll('\u00a0', ' ');
    expect(head.startsWith(`"${phone ?? ''}`), head).toBe(true);
    expect(await textBefore(page, '#root')).toContain(street?.slice(0, 12));
    await page.emulateMedia({ media: null, colorScheme: null });
  });
}

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
