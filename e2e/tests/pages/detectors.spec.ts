import { expect, test, type Page } from '@playwright/test';
import {
  axeViolations,
  violationsInForcedColors,
  contrastViolations,
} from '../../src/axe-violations.ts';
import { htmlErrors } from '../../src/html-validator.ts';
import { hydrated } from '../../src/loading.ts';
import { consoleMessages, policyViolations } from '../../src/console-messages.ts';
import { unclearNames } from '../../src/aria-snapshot.ts';
import { smallTargets, sidewaysScroll, unreadableText } from '../../src/layout.ts';

// The other tests expect these checks to find nothing, so this shows that they can find something.

/** Opens a page and adds broken HTML at the end. */
async function openBroken(page: Page, html: string): Promise<void> {
  await page.goto('/contact/sent/');
  await hydrated(page);
  await page.evaluate((added) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', added);
  }, html);
}

test('axe finds an image without alt text and low contrast, and leaves contrast out in forced colors', async ({
  page,
}) => {
  await openBroken(page, '<p id="pale">Pale</p><p id="dim">Dim</p><img src="/favicon.svg">');
  for (const [id, color] of Object.entries({ pale: '#bbb', dim: '#666' })) {
    await page.locator(`#${id}`).evaluate((element, itsColor) => {
      element.style.color = itsColor;
      element.style.background = '#fff';
    }, color);
  }
  const contrast = [
    expect.stringMatching(/^color-contrast-enhanced: #dim: /),
    expect.stringMatching(/^color-contrast-enhanced: #pale: /),
  ];
  const image = expect.stringMatching(/^image-alt: /);
  expect((await axeViolations(page)).toSorted()).toEqual([...contrast, image]);
  expect((await contrastViolations(page)).toSorted()).toEqual(contrast);
  expect(await violationsInForcedColors(page)).toEqual([image]);
});

test('finds small controls, unnamed controls and ambiguous links', async ({ page }) => {
  await openBroken(page, '<button></button> <a href="/a">more</a> <a href="/b">more</a>');
  expect(await smallTargets(page)).toContainEqual(expect.stringMatching(/^button "": /));
  const names = await unclearNames(page.getByRole('main'));
  expect(names).toContain('"more" leads to /a and /b');
  expect(names).toContainEqual(expect.stringMatching(/- button$/));
});

test('finds text outside the window and horizontal scrolling', async ({ page }) => {
  await openBroken(page, '<p id="wide">Unbreakable</p>');
  await page.locator('#wide').evaluate((element) => {
    element.style.minWidth = '3000px';
    element.style.textAlign = 'right';
  });
  expect(await unreadableText(page)).toContain('"Unbreakable" is outside the window');
  expect(await sidewaysScroll(page)).toBeGreaterThan(500);
});

test('collects console messages and thrown errors', async ({ page }) => {
  const messages = consoleMessages(page);
  await page.goto('/contact/sent/');
  await page.evaluate(() => {
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('an error');
    });
  });
  await expect.poll(() => messages).toEqual(['warning: a warning', 'thrown: an error']);
});

test('finds CSP violations', async ({ page }) => {
  const violations = await policyViolations(page);
  await openBroken(page, '<style>p { color: red }</style>');
  await expect
    .poll(() => violations)
    .toContainEqual(expect.stringMatching(/^style-src-elem inline at /));
});

test('finds invalid HTML', async () => {
  const errors = await htmlErrors('<!doctype html><p><div></p>');
  expect(errors.length).toBeGreaterThan(0);
});
