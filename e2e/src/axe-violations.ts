import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { show, type ColorScheme } from './color-schemes.ts';

const contrast = ['color-contrast', 'color-contrast-enhanced'];

const off = { enabled: false };
const on = { enabled: true };

const strict = {
  // Left off by axe unless asked for, since they belong to level AAA or are young.
  'color-contrast-enhanced': on,
  'label-content-name-mismatch': on,
  'table-fake-caption': on,
  'target-size': on,
  'td-has-header': on,
  // The only frame is a map, which is not ours to test.
  'frame-tested': off,
};

/** The axe violations of the page as it is, best-practice rules included. */
export async function axeViolations(page: Page): Promise<string[]> {
  return analyze(page, { rules: strict });
}

/**
 * The same for a page in forced colors, without the rules on contrast: the colors are the
 * visitor's own, and axe reads the page's instead of them.
 */
export async function violationsInForcedColors(page: Page): Promise<string[]> {
  const ownColors = Object.fromEntries(contrast.map((id) => [id, off]));
  return analyze(page, { rules: { ...strict, ...ownColors } });
}

/** The same for a mail, without what the program that shows it provides: a title, landmarks, a heading. */
export async function violationsInMail(page: Page): Promise<string[]> {
  const shown = ['bypass', 'document-title', 'landmark-one-main', 'page-has-heading-one', 'region'];
  const rules = Object.fromEntries(shown.map((id) => [id, off]));
  return analyze(page, { rules: { ...strict, ...rules } });
}

/** What a change of colors alone can break. */
export async function contrastViolations(page: Page): Promise<string[]> {
  return analyze(page, { runOnly: contrast });
}

/** A phone's window at 400 %, a phone, a tablet and a desk, in CSS pixels. */
const widths = [320, 360, 768, 1280];

/** What each color scheme can break; the first one is checked for everything. */
const checks: [ColorScheme, (page: Page) => Promise<string[]>][] = [
  ['light', axeViolations],
  ['dark', contrastViolations],
  ['more contrast', contrastViolations],
  ['dark with more contrast', contrastViolations],
  ['forced colors', violationsInForcedColors],
];

/** The axe violations of the page in its present state, at all widths or those given, in every color scheme. */
export async function violationsInEveryColorScheme(page: Page, at = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    for (const [colorScheme, check] of checks) {
      await show(page, colorScheme, width);
      const violations = await check(page);
      found.push(
        ...violations.map((violation) => `${colorScheme}, ${width.toString()} px: ${violation}`),
      );
    }
  }
  return found;
}

async function analyze(page: Page, options: RunOptions): Promise<string[]> {
  // A page keeps axe until it's left: to send its source again costs more than to run it.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(async (asked) => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    const found = await run.run(document, {
      ...asked,
      // Axe words only what's asked for here, and a page passes most rules in hundreds of places.
      resultTypes: ['violations', 'incomplete'],
      // The only frame is a map, which isn't ours to test.
      iframes: false,
    });
    return { violations: found.violations, incomplete: found.incomplete };
  }, options);
  // Where axe can't see what lies behind a text, the test of the color tokens has checked it already.
  const undecided = incomplete.filter(({ id }) => !contrast.includes(id));
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
}
