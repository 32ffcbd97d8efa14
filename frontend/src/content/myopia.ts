import type { ClaimId } from './claims';

/** An eye condition in plain words. Structured data repeats the text. */
export interface Condition {
  /** Also the anchor of its section on the eye care page. */
  id: 'myopia' | 'dry-eye' | 'glaucoma' | 'amd';
  name: string;
  /** Another common name. */
  alias?: string;
  /** What it is, in a sentence or two. */
  summary: string;
  /** Symptoms; short phrases. */
  signs: readonly string[];
  /** Risk factors; short phrases. */
  risks: readonly string[];
  /** Treatments; short phrases. */
  care: readonly string[];
  /** A warning about the last treatment, in whole sentences. */
  caution?: string;
  claims: readonly ClaimId[];
}

export const myopia: Condition = {
  id: 'myopia',
  name: 'Nearsightedness',
  alias: 'Myopia',
  summary:
    'The eye has grown too long. Things far away look blurry, and things up close look sharp. It’s usually found before age 10 and can get worse quickly.',
  signs: [
    'a blurry whiteboard or street sign',
    'squinting',
    'a child who sits close to the screen',
  ],
  risks: ['nearsighted parents', 'being school-age'],
  care: ['glasses or contacts', 'for kids, treatment that slows it down'],
  claims: ['myopia-start'],
};

/** An odds ratio and its confidence interval. */
export type Odds = readonly [times: string, interval: string];

/** A disease that's more common in nearsighted eyes. */
export interface Complication {
  name: string;
  /**
   * How many times higher the odds are than in eyes that aren't nearsighted: in
   * mild (to −3 diopters), medium (−3 to −6) and high myopia.
   */
  odds: readonly [mild: Odds, medium: Odds, high: Odds];
}

/**
 * From the claim `myopia-complications`, which gives medium and high myopia one
 * number for glaucoma.
 */
export const myopiaComplications: readonly Complication[] = [
  {
    name: 'Detached retina',
    odds: [
      ['3', '2–5'],
      ['9', '7–11'],
      ['13', '7–24'],
    ],
  },
  {
    name: 'Open-angle glaucoma',
    odds: [
      ['1.6', '1.3–1.9'],
      ['3', '2–5'],
      ['3', '2–5'],
    ],
  },
  {
    name: 'Cataract at the back of the lens',
    odds: [
      ['1.6', '1.3–1.8'],
      ['2.6', '2–3.3'],
      ['4.6', '2.7–7.8'],
    ],
  },
  {
    name: 'Damage to the macula',
    odds: [
      ['14', '6–30'],
      ['73', '33–159'],
      ['845', '230–3,104'],
    ],
  },
];
