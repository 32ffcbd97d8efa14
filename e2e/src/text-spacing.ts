import type { Page } from '@playwright/test';

/** Sets text as wide as WCAG 2.2 asks a page to bear: https://www.w3.org/TR/WCAG22/#text-spacing */
export async function spaceOutText(page: Page): Promise<void> {
  await page.evaluate(() => {
    // An adopted sheet, since the page's security policy refuses a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}
