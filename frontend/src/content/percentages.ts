import type { ClaimId } from './claims';

/**
 * Every percentage the site prints, by claim id. Pages print it from here,
 * followed by the claim's mark: `{percentages['…']}<Cite id="…" />`.
 */
export const percentages = {
  'atropine-growth': '0.05%',
  'atropine-slowing': '50-60%',
  'atropine-us-trial': '0.01%',
  'glasses-authorized': '71%',
  'myopia-calculator': '36%',
  'myopia-diopter': '40%',
  'overnight-lenses-slowing': 'up to 50%',
  'soft-lenses-slowing': '59%',
  'treatments-slowing-most': 'up to 80%',
} as const satisfies Partial<Record<ClaimId, string>>;

/** What the trial of `atropine-slowing` measured. */
export const atropineEffects = { prescription: '67%', growth: '51%' } as const;
