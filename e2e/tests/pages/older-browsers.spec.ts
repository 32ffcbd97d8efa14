import { expect, test, type Page } from '@playwright/test';
import { FrontDesk, snow } from '../../src/changed-day.ts';
import { consoleMessages } from '../../src/console-messages.ts';
import { idle, openPage } from '../../src/loading.ts';
import { templates } from '../../src/routes.ts';
import {
  fridayMorning,
  withoutNewerMethods,
} from '../../src/visitor-settings.ts';

/**
 * What the oldest browsers can't read, or don't have. In libraries, too: those
 * that only a tool loads may not run in any test.
 */
const newer: readonly RegExp[] = [
  // Safari before 16.4 can't read a script with a lookbehind.
  /\(\?<[=!]/,
  // Radix has a list of its own with such a method. Three dots spread.
  /(?<!this|\.\.)\.at\(/,
  /\.(?:findLast|findLastIndex|toReversed|toSpliced)\(/,
  /\bObject\.(?:hasOwn|groupBy)\(/,
  /\bstructuredClone\(/,
];

/** It measures nothing in browsers without these methods. */
const isVitals = (url: string) => url.includes('/vitals-');

/** All scripts that these lead to, with their texts. */
async function scriptsFrom(
  page: Page,
  urls: Iterable<string>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const rest = [...urls];
  for (let url = rest.pop(); url !== undefined; url = rest.pop()) {
    if (texts.has(url)) continue;
    const text = await (await page.request.get(url)).text();
    texts.set(url, text);
    for (const [name] of text.matchAll(/[\w.-]+-[\w-]{8}\.js\b/g))
      rest.push(new URL(`/assets/${name}`, url).href);
  }
  return texts;
}

test('pages work without what newer browsers can do', async ({ page }) => {
  await page.clock.setFixedTime(fridayMorning);
  await page.addInitScript(withoutNewerMethods);
  const messages = consoleMessages(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  // Browsers report a 404.
  const paths = templates.filter((path) => path !== '/no-such-page');
  for (const path of [...paths, '/admin']) {
    await openPage(page, path);
    await idle(page);
    expect.soft(messages.splice(0), path).toEqual([]);
  }
  const saysInBothSigns = async (text: RegExp) => {
    for (const part of ['banner', 'main'] as const) {
      const sign = page.getByRole(part).locator('[data-door-sign]').first();
      await expect(sign).toHaveText(text);
    }
  };
  await openPage(page, '/contact/');
  await saysInBothSigns(/^Open\s*until 5:00 PM/);
  await FrontDesk.at(page, snow);
  await openPage(page, '/contact/');
  await expect(page.getByText('We’re closed today')).toBeVisible();
  await saysInBothSigns(/^Closed.*Opens Saturday 9:00 AM/s);
  expect(messages).toEqual([]);
  const built = await scriptsFrom(page, scripts);
  expect(built.size).toBeGreaterThan(scripts.size);
  for (const [url, text] of built) {
    const found = newer.filter((pattern) => pattern.test(text));
    expect.soft(isVitals(url) ? [] : found, url).toEqual([]);
  }
});
