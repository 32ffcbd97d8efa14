import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { scrollToEnd, scrollToTop } from './scrolls.ts';
import { show, type ColorScheme } from './color-schemes.ts';

/** Level AAA. Level AA, which asks for less, isn't computed too: contrast takes most of the time. */
const contrast = 'color-contrast-enhanced';

/** Otherwise, that rule leaves what doesn't even pass level AA to the other one. */
const everyContrast = {
  checks: {
    [contrast]: {
      options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } },
    },
  },
};

const off = { enabled: false };
const on = { enabled: true };

const strict = {
  // Off by default in axe, because they're level AAA or experimental.
  [contrast]: on,
  'color-contrast': off,
  'label-content-name-mismatch': on,
  'table-fake-caption': on,
  'target-size': on,
  'td-has-header': on,
  // The only frame is Google's map.
  'frame-tested': off,
};

/** Axe violations of the page, including best practices. */
export async function axeViolations(page: Page): Promise<string[]> {
  return analyze(page, { rules: strict });
}

/**
 * The same in forced colors, without the contrast rule: axe reads the page's colors, not the ones
 * that the visitor sees.
 */
export async function violationsInForcedColors(page: Page): Promise<string[]> {
  return analyze(page, { rules: { ...strict, [contrast]: off } });
}

/** The same for an email, without the rules for what the mail client provides: title, landmarks, heading. */
export async function violationsInMail(page: Page): Promise<string[]> {
  const shown = ['bypass', 'document-title', 'landmark-one-main', 'page-has-heading-one', 'region'];
  const rules = Object.fromEntries(shown.map((id) => [id, off]));
  return analyze(page, { rules: { ...strict, ...rules } });
}

/** Only the contrast rule: a color scheme can't break the others. */
export async function contrastViolations(page: Page): Promise<string[]> {
  return analyze(page, { runOnly: [contrast] });
}

/**
 * Targets that are too small or covered, where Lighthouse looks: on its phone, at the top of the page. A sticky bar
 * at the bottom of the window would cover some there.
 */
export async function targetViolationsAtTheTop(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 412, height: 823 });
  return analyze(page, { runOnly: ['target-size'] }, scrollToTop);
}

/** Desktop at 400% zoom, phone, tablet and desktop, in CSS pixels. */
const widths = [320, 360, 768, 1280];

/** What to check in each color scheme. The first one gets all rules. */
const checks: [ColorScheme, (page: Page) => Promise<string[]>][] = [
  ['light', axeViolations],
  ['dark', contrastViolations],
  ['more contrast', contrastViolations],
  ['dark with more contrast', contrastViolations],
  ['forced colors', violationsInForcedColors],
];

/** Axe violations of the page in its current state, at each width and in every color scheme. */
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

async function analyze(page: Page, options: RunOptions, scroll = scrollToEnd): Promise<string[]> {
  // Reuse axe while the page is open: injecting it takes longer than running it.
  const isInjected = await page.evaluate(() => 'axe' in window);
  if (!isInjected) await page.evaluate(axe.source);
  await scroll(page);
  const { violations, incomplete } = await page.evaluate(
    async (asked) => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      const found = await run.run(document, {
        ...asked,
        // Reporting passes is slow: a page passes most rules in hundreds of places.
        resultTypes: ['violations', 'incomplete'],
        iframes: false,
      });
      return { violations: found.violations, incomplete: found.incomplete };
    },
    { ...options, ...everyContrast },
  );
  // Where axe can't determine the background, the unit test of the color tokens covers the contrast.
  const undecided = incomplete.filter(({ id }) => id !== contrast);
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
}
