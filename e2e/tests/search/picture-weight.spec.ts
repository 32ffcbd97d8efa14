import { expect, type Page } from '@playwright/test';
import { publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

const KB = 1000;

/** The address of the largest picture or text that the browser has painted; empty for a text. */
function largestPicture(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [last] = list.getEntries().slice(-1) as LargestContentfulPaint[];
          resolve(last?.url ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

for (const path of publicPages) {
  test(`${path} has pictures that are small, and as large as the page says before they come`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    for (const picture of await page.locator('img').all()) {
      const source = (await picture.getAttribute('src')) ?? '';
      await expect.soft(picture, source).toHaveAttribute('width', /^\d+$/);
      await expect.soft(picture, source).toHaveAttribute('height', /^\d+$/);
      const bytes = (await (await request.get(source)).body()).length;
      expect.soft(bytes, `${source} in bytes`).toBeLessThanOrEqual(40 * KB);
    }
  });

  test(`${path} hurries no picture but the largest thing on the first screen`, async ({ page }) => {
    await page.goto(path);
    const others = async () => {
      const largest = await largestPicture(page);
      const hurried = await page
        .locator('img[fetchpriority]')
        .evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ src }) => src));
      return hurried.filter((source) => source !== largest);
    };
    await expect.poll(others).toEqual([]);
  });
}
