import { expect, test } from '@playwright/test';
import {
  axeViolations,
  violationsInForcedColors,
  contrastViolations,
} from '../../src/axe-violations.ts';
import { htmlErrors } from '../../src/html-validator.ts';
import { openPage } from '../../src/loading.ts';
import { consoleMessages, policyViolations } from '../../src/console-messages.ts';
import { unclearNames } from '../../src/aria-snapshot.ts';
import { smallTargets, sidewaysScroll, unreadableText } from '../../src/layout.ts';

const broken = `
  <p id="pale">Pale</p><p id="dim">Dim</p><p id="wide">Unbreakable</p><img src="/favicon.svg">
  <button></button> <a href="/a">more</a> <a href="/b">more</a><style>p { color: red }</style>`;

// The other tests expect these checks to find nothing, so this shows that they can find something.
test('the checks of a page find what is broken', async ({ page }) => {
  const violations = await policyViolations(page);
  const messages = consoleMessages(page);
  await openPage(page, '/contact/sent/');
  await page.evaluate((html) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
    for (const [id, color] of Object.entries({ pale: '#bbb', dim: '#666' })) {
      document.getElementById(id)?.style.setProperty('color', color);
      document.getElementById(id)?.style.setProperty('background', '#fff');
    }
    setTimeout(() => {
      throw new Error('an error');
    });
  }, broken);
  const all = (patterns: RegExp[]) =>
    expect.arrayContaining(patterns.map((pattern) => expect.stringMatching(pattern)));
  const contrast = [/^color-contrast-enhanced: #dim: /, /^color-contrast-enhanced: #pale: /];
  expect(await axeViolations(page)).toEqual(all([...contrast, /^image-alt: /]));
  expect((await contrastViolations(page)).toSorted()).toEqual([
    expect.stringMatching(/^color-contrast-enhanced: #dim: /),
    expect.stringMatching(/^color-contrast-enhanced: #pale: /),
  ]);
  const inForcedColors = await violationsInForcedColors(page);
  expect(inForcedColors).toEqual(all([/^image-alt: /]));
  expect(inForcedColors).not.toEqual(all([/^color-contrast/]));
  expect(await smallTargets(page)).toEqual(all([/^button "": /]));
  expect(await unclearNames(page.getByRole('main'))).toEqual(
    all([/^"more" leads to \/a and \/b$/, /- button$/]),
  );
  await page.locator('#wide').evaluate((element) => {
    element.style.minWidth = '3000px';
    element.style.textAlign = 'right';
  });
  expect(await unreadableText(page)).toContain('"Unbreakable" is outside the window');
  expect(await sidewaysScroll(page)).toBeGreaterThan(500);
  await expect.poll(() => violations).toEqual(all([/^style-src-elem inline at /]));
  await expect.poll(() => messages).toEqual(all([/^error: .*policy/i, /^thrown: an error$/]));
  expect(await htmlErrors('<!doctype html><p><div></p>')).not.toEqual([]);
});
