import { expect, type Page } from '@playwright/test';
import {
  axeViolations,
  violationsInForcedColors,
  contrastViolations,
} from '../../src/axe-violations.ts';
import { htmlComplaints } from '../../src/html-validator.ts';
import { hydrated } from '../../src/hydrated.ts';
import { messagesOf } from '../../src/messages-of.ts';
import { unclearNames } from '../../src/aria-snapshot.ts';
import { policyViolations } from '../../src/policy-violations.ts';
import { test } from '../../src/site-test.ts';
import { smallTargets } from '../../src/small-targets.ts';
import { sidewaysScroll, unreadableTexts } from '../../src/text-layout.ts';

// The other tests expect these to find nothing. Here is what they have to find.

/** A page of ours with something wrong at its end. */
async function spoil(page: Page, html: string): Promise<void> {
  await page.goto('/contact/sent/');
  await hydrated(page);
  await page.evaluate((added) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', added);
  }, html);
}

test('axe finds a picture without a text, in forced colors too', async ({ page }) => {
  await spoil(page, '<img src="/favicon.svg">');
  expect(await axeViolations(page)).toContainEqual(expect.stringMatching(/^image-alt: /));
  expect(await violationsInForcedColors(page)).toContainEqual(
    expect.stringMatching(/^image-alt: /),
  );
});

test('axe finds pale text in every way of looking at contrast, and nothing else in the short one', async ({
  page,
}) => {
  await spoil(page, '<p id="pale">Pale</p><p id="dim">Dim</p><img src="/favicon.svg">');
  for (const [id, color] of Object.entries({ pale: '#bbb', dim: '#666' })) {
    await page.locator(`#${id}`).evaluate((element, itsColor) => {
      element.style.color = itsColor;
      element.style.background = '#fff';
    }, color);
  }
  const expected = [
    expect.stringMatching(/^color-contrast: #pale: /),
    expect.stringMatching(/^color-contrast-enhanced: #dim: /),
  ];
  expect(await axeViolations(page)).toEqual(expect.arrayContaining(expected));
  expect((await contrastViolations(page)).toSorted()).toEqual(expected.toReversed());
});

test('a small control, a nameless one and one name for two places are found', async ({ page }) => {
  await spoil(page, '<button></button> <a href="/a">more</a> <a href="/b">more</a>');
  expect(await smallTargets(page)).toContainEqual(expect.stringMatching(/^button "": /));
  const names = await unclearNames(page.getByRole('main'));
  expect(names).toContain('"more" leads to /a and /b');
  expect(names).toContainEqual(expect.stringMatching(/- button$/));
});

test('text beside the window and a page that scrolls sideways are found', async ({ page }) => {
  await spoil(page, '<p id="wide">Unbreakable</p>');
  await page.locator('#wide').evaluate((element) => {
    element.style.minWidth = '3000px';
    element.style.textAlign = 'right';
  });
  expect(await unreadableTexts(page)).toContain('"Unbreakable" lies beside the window');
  expect(await sidewaysScroll(page)).toBeGreaterThan(500);
});

test('what the page says to the console or throws is heard', async ({ page }) => {
  const messages = messagesOf(page);
  await page.goto('/contact/sent/');
  await page.evaluate(() => {
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('an error');
    });
  });
  await expect.poll(() => messages).toEqual(['warning: a warning', 'thrown: an error']);
});

test('what the policy forbids is noticed', async ({ page }) => {
  const violations = await policyViolations(page);
  await spoil(page, '<style>p { color: red }</style>');
  await expect
    .poll(() => violations)
    .toContainEqual(expect.stringMatching(/^style-src-elem inline at /));
});

test('invalid HTML is found', async () => {
  const complaints = await htmlComplaints('<!doctype html><p><div></p>');
  expect(complaints.length).toBeGreaterThan(0);
});
