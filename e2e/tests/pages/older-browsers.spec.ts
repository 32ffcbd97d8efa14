import { expect, test } from '@playwright/test';
import { FrontDesk, snow } from '../../src/changed-day.ts';
import { consoleMessages } from '../../src/console-messages.ts';
import { idle, openPage } from '../../src/loading.ts';
import { templates } from '../../src/routes.ts';
import {
  fridayMorning,
  withoutNewerMethods,
} from '../../src/visitor-settings.ts';

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
  // Safari before 16.4 can't read a script with a lookbehind.
  for (const url of scripts) {
    const text = await (await page.request.get(url)).text();
    expect.soft(text, url).not.toMatch(/\(\?<[=!]/);
  }
});
