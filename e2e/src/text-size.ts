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
