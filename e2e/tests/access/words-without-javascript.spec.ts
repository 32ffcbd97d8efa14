import { expect } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { answerPages, publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

for (const path of [...publicPages, ...answerPages]) {
  test(`${path} says the same with and without JavaScript`, async ({ page, browser, baseURL }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await plain.goto(path);
    const words = await plain.getByRole('main').innerText();
    await plain.close();

    await page.goto(path);
    await hydrated(page);
    expect(words).toMatch(/\w+ \w+ \w+/);
    await expect(page.getByRole('main')).toHaveText(words, { useInnerText: true });
  });
}
