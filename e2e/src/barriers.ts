import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

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

/** What axe finds amiss with the page as it is, its best-practice rules included; empty when nothing is. */
export async function barriers(page: Page): Promise<string[]> {
  return analyze(page, { rules: strict });
}

/**
 * The same for a page in forced colours, without the rules on contrast: the colours are the
 * visitor's own, and axe reads the page's instead of them.
 */
export async function barriersInForcedColours(page: Page): Promise<string[]> {
  const ownColours = Object.fromEntries(contrast.map((id) => [id, off]));
  return analyze(page, { rules: { ...strict, ...ownColours } });
}

/** The same for a mail, without what the program that shows it provides: a title, landmarks, a heading. */
export async function barriersInMail(page: Page): Promise<string[]> {
  const shown = ['bypass', 'document-title', 'landmark-one-main', 'page-has-heading-one', 'region'];
  const rules = Object.fromEntries(shown.map((id) => [id, off]));
  return analyze(page, { rules: { ...strict, ...rules } });
}

/** What a change of colours alone can break. */
export async function contrastBarriers(page: Page): Promise<string[]> {
  return analyze(page, { runOnly: contrast });
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
  // Where axe can't see what lies behind a text, the test of the colour tokens has looked already.
  const doubts = incomplete.filter(({ id }) => !contrast.includes(id));
  return [...violations, ...doubts].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
}
