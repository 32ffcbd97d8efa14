import type { Page } from '@playwright/test';

/**
 * Makes the application throw wherever it would render this text. The text must
 * be a string literal in the source: it's replaced in every script that the
 * page loads. One can be on its way when the test ends, so end with
 * `page.unrouteAll({ behavior: 'wait' })`.
 */
export async function throwInsteadOf(page: Page, text: string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const quote of ['"', "'", '`']) {
      body = body.replaceAll(
        quote + text + quote,
        '(()=>{throw Error("Broken by the test")})()',
      );
    }
    await route.fulfill({ response, body });
  });
}
