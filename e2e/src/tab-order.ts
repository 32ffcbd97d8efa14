import type { Locator, Page } from '@playwright/test';

const controls = 'a[href], button, input, select, summary';

/**
 * Presses Tab once for each control in the given part of the page.
 *
 * @returns the text of each control in document order, and in the order that Tab reached them.
 */
export async function tabThrough(
  page: Page,
  part: Locator,
): Promise<{ read: string[]; reached: string[] }> {
  const read = await part
    .locator(controls)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
        .map(
          (element) =>
            (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent,
        ),
    );
  const reached: string[] = [];
  while (reached.length < read.length) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return (
          (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
          activeElement?.textContent ??
          ''
        );
      }),
    );
  }
  return { read, reached };
}
