import type { Page } from '@playwright/test';

/**
 * Runs `check` with another default font size, in pixels, as visitors set it in their browser. The root follows it,
 * and so do media queries in em. 16 is normal.
 */
export async function withDefaultFontSize<Result>(
  page: Page,
  standard: number,
  check: () => Promise<Result>,
): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  try {
    return await check();
  } finally {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await session.detach();
  }
}

/** Runs `check` with text enlarged by a style on the root, such as a user style sheet. Media queries don't follow. */
export async function withRootFontSize<Result>(
  page: Page,
  fontSize: string,
  check: () => Promise<Result>,
): Promise<Result> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
  try {
    return await check();
  } finally {
    await page.evaluate(() => {
      document.documentElement.removeAttribute('style');
    });
  }
}

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
