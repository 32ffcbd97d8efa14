import { expect, test } from '@playwright/test';
import { consoleMessages } from '../../src/console-messages.ts';
import { idle, openPage } from '../../src/loading.ts';
import { templates } from '../../src/routes.ts';
import { fridayMorning } from '../../src/visitor-settings.ts';

/**
 * Takes away what JavaScript has learned since Safari 15, the oldest one in
 * frontend/vite.config.ts. Runs in the page.
 */
function withoutNewerMethods(): void {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [
      Array.prototype,
      [
        'at',
        'findLast',
        'findLastIndex',
        'toReversed',
        'toSorted',
        'toSpliced',
        'with',
      ],
    ],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Object, ['groupBy', 'hasOwn']],
    [Promise, ['try', 'withResolvers']],
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [Crypto.prototype, ['randomUUID']],
    [window, ['BroadcastChannel', 'Iterator', 'structuredClone']],
    [Document.prototype, ['startViewTransition']],
  ];
  for (const [owner, names] of newer) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
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
  await openPage(page, '/contact/');
  for (const part of ['banner', 'main'] as const) {
    const sign = page.getByRole(part).locator('[data-door-sign]').first();
    await expect(sign).toHaveText(/^Open\s*until 5:00 PM/);
  }
  // Safari before 16.4 can't read a script with a lookbehind.
  for (const url of scripts) {
    const text = await (await page.request.get(url)).text();
    expect.soft(text, url).not.toMatch(/\(\?<[=!]/);
  }
});
