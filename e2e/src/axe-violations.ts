import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { scrollToEnd, scrollToTop } from './layout.ts';
import { fullMatrix } from './test-matrix.ts';
import { show, type ColorScheme } from './visitor-settings.ts';

/**
 * Level AAA. Level AA, which asks for less, isn't computed too: contrast takes
 * most of the time.
 */
const contrast = 'color-contrast-enhanced';

/**
 * Otherwise, that rule leaves what doesn't even pass level AA to the other one.
 */
const everyContrast = {
  checks: {
    [contrast]: {
      options: {
        contrastRatio: {
          normal: { minThreshold: 0 },
          large: { minThreshold: 0 },
        },
      },
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

/**
 * Axe violations of the page, including best practices.
 * @param scroll first; at the end, a sticky head covers a part of the rows
 */
export const axeViolations = async (
  page: Page,
  scroll = scrollToEnd,
): Promise<string[]> => analyze(page, { rules: strict }, scroll);

/**
 * The same in forced colors, without the contrast rule: axe reads the page's
 * colors, not the ones that the visitor sees.
 */
export const violationsInForcedColors = async (page: Page): Promise<string[]> =>
  analyze(page, { rules: { ...strict, [contrast]: off } });

/**
 * The same for an email, without the rules for what the mail client provides:
 * title, landmarks, heading.
 */
export async function violationsInMail(page: Page): Promise<string[]> {
  const shown = [
    'bypass',
    'document-title',
    'landmark-one-main',
    'page-has-heading-one',
    'region',
  ];
  const rules = Object.fromEntries(shown.map((id) => [id, off]));
  return analyze(page, { rules: { ...strict, ...rules } });
}

/** Only the contrast rule: a color scheme can't break the others. */
export const contrastViolations = async (page: Page): Promise<string[]> =>
  analyze(page, { runOnly: [contrast] });

/**
 * Targets that are too small or covered, where Lighthouse looks: on its phone,
 * at the top of the page. A sticky bar at the bottom of the window would cover
 * some there.
 */
export async function targetViolationsAtTheTop(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 412, height: 823 });
  return analyze(page, { runOnly: ['target-size'] }, scrollToTop);
}

type Run = readonly [ColorScheme, width: number];

/** All rules in a narrow and in a wide window. */
const lightAndDark: readonly Run[] = [
  ['light', 320],
  ['dark', 1280],
];

/**
 * A run in each color scheme. Another width rarely changes what axe looks at,
 * and theme.test.ts computes the contrast of all colors:
 * docs/decisions/tests.md.
 */
const everyScheme: readonly Run[] = [
  ...lightAndDark,
  ['more contrast', 768],
  ['dark with more contrast', 360],
  ['forced colors', 1280],
];

/**
 * What a visitor's action adds to a page that has passed the other runs: a
 * toast, a menu, an error.
 */
const lightAndDarkState: readonly Run[] = [
  ['light', 320],
  ['dark', 360],
];

const everySchemeOfState: readonly Run[] = [
  ...lightAndDarkState,
  ['forced colors', 360],
];

const checks: Record<ColorScheme, (page: Page) => Promise<string[]>> = {
  light: axeViolations,
  dark: axeViolations,
  'more contrast': contrastViolations,
  'dark with more contrast': contrastViolations,
  'forced colors': violationsInForcedColors,
};

/** Axe violations of the page as it was opened, in several color schemes. */
export const violationsInColorSchemes = async (page: Page): Promise<string[]> =>
  violationsIn(page, fullMatrix ? everyScheme : lightAndDark);

/**
 * Axe violations of what a visitor has made of the page, in a narrow window in
 * several color schemes.
 */
export const violationsInState = async (page: Page): Promise<string[]> =>
  violationsIn(page, fullMatrix ? everySchemeOfState : lightAndDarkState);

async function violationsIn(
  page: Page,
  runs: readonly Run[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, width] of runs) {
    await show(page, scheme, width);
    const violations = await checks[scheme](page);
    found.push(
      ...violations.map(
        (violation) => `${scheme}, ${width.toString()} px: ${violation}`,
      ),
    );
  }
  return found;
}

async function analyze(
  page: Page,
  options: RunOptions,
  scroll = scrollToEnd,
): Promise<string[]> {
  // Reuse axe while the page is open: injecting it takes longer than running
  // it.
  const isInjected = await page.evaluate(() => 'axe' in window);
  if (!isInjected) await page.evaluate(axe.source);
  await scroll(page);
  const { violations, incomplete } = await page.evaluate(
    async (asked) => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      const found = await run.run(document, {
        ...asked,
        // Reporting passes is slow: a page passes most rules in hundreds of
        // places.
        resultTypes: ['violations', 'incomplete'],
        iframes: false,
      });
      return { violations: found.violations, incomplete: found.incomplete };
    },
    { ...options, ...everyContrast },
  );
  // Where axe can't determine the background, the unit test of the color tokens
  // covers the contrast.
  const undecided = incomplete.filter(({ id }) => id !== contrast);
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
}
