import type { ClaimId } from './claims';

/**
 * Every percentage the site prints, by the claim in the register that it belongs to. Pages print
 * it from here and put the claim's mark behind it: `{figures['…']}<Cite id="…" />`.
 */
export const percentages = {
  'atropine-slowing': '50-60%',
  'atropine-us-trial': '0.01%',
  'myopia-diopter': '40%',
  'overnight-lenses-slowing': 'up to 50%',
  'soft-lenses-slowing': '59%',
  'treatments-slowing-most': 'up to 80%',
} as const satisfies Partial<Record<ClaimId, string>>;
