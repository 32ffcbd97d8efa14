import type { ClaimId } from './claims';

/**
 * Every percentage the site prints, by the claim in the register that it belongs to. Pages print
 * it from here and put the claim's mark behind it: `{figures['…']}<Cite id="…" />`.
 */
export const figures = {
  'overnight-lenses-slowing': 'up to 50%',
} as const satisfies Partial<Record<ClaimId, string>>;
