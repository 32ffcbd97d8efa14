import type { Page } from '@playwright/test';

/** Applies the text spacing from WCAG 2.2: https://www.w3.org/TR/WCAG22/#text-spacing */
export async function spaceOutText(page: Page): Promise<void> {
  await page.evaluate(() => {
    // An adopted style sheet, because the CSP blocks style elements.
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
