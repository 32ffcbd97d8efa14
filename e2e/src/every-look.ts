import type { Page } from '@playwright/test';
import { barriers, barriersInForcedColours, contrastBarriers } from './barriers.ts';
import { show, type Look } from './looks.ts';

/** A phone's window at 400 %, a phone, a tablet and a desk, in CSS pixels. */
const widths = [320, 360, 768, 1280];

/** What each look can break; the first of them is asked everything. */
const checks: [Look, (page: Page) => Promise<string[]>][] = [
  ['light', barriers],
  ['dark', contrastBarriers],
  ['more contrast', contrastBarriers],
  ['dark with more contrast', contrastBarriers],
  ['forced colours', barriersInForcedColours],
];

/**
 * What axe finds amiss with the page in the state it is in, at all widths or those given, in every
 * look; empty when nothing is.
 */
export async function barriersInEveryLook(page: Page, at = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    for (const [look, check] of checks) {
      await show(page, look, width);
      const complaints = await check(page);
      found.push(...complaints.map((words) => `${look}, ${width.toString()} px: ${words}`));
    }
  }
  return found;
}
