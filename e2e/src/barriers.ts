import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  return analyse(new AxeBuilder({ page }).options({ rules: strict }));
}

/**
 * The same for a page in forced colours, without the rules on contrast: the colours are the
 * visitor's own, and axe reads the page's instead of them.
 */
export async function barriersInForcedColours(page: Page): Promise<string[]> {
  const ownColours = Object.fromEntries(contrast.map((id) => [id, off]));
  return analyse(new AxeBuilder({ page }).options({ rules: { ...strict, ...ownColours } }));
}

/** The same for a mail, without what the program that shows it provides: a title, landmarks, a heading. */
export async function barriersInMail(page: Page): Promise<string[]> {
  const shown = ['bypass', 'document-title', 'landmark-one-main', 'page-has-heading-one', 'region'];
  const rules = Object.fromEntries(shown.map((id) => [id, off]));
  return analyse(new AxeBuilder({ page }).options({ rules: { ...strict, ...rules } }));
}

/** What a change of colours alone can break. */
export async function contrastBarriers(page: Page): Promise<string[]> {
  return analyse(new AxeBuilder({ page }).withRules(contrast));
}

async function analyse(axe: AxeBuilder): Promise<string[]> {
  // One pass in the page itself, much faster than one a frame: our only frame is somebody else's map.
  const { violations, incomplete } = await axe.setLegacyMode().analyze();
  // Where axe cannot see what lies behind a text, the test of the colour tokens has looked already.
  const doubts = incomplete.filter(({ id }) => !contrast.includes(id));
  return [...violations, ...doubts].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
}
