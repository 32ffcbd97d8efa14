/**
 * The register of claims: every percentage and every medical statement that needs a source. Pages
 * cite from here and nowhere else, so that a claim is checked in one place.
 */
export interface Claim {
  /** The figure as it is printed, where the claim is one. */
  figure?: string;
  /** What exactly the source supports, in one sentence. */
  statement: string;
  source: { title: string; publisher: string; url: string };
  /** ISO date on which the source was last read against the statement. */
  checked: string;
}

export const claims = {
  'overnight-lenses-slowing': {
    figure: 'up to 50%',
    statement:
      'Overnight lenses (orthokeratology) slowed the growth of the eye by about half in controlled studies of children.',
    source: {
      title: 'Interventions for myopia control in children: a living systematic review',
      publisher: 'Cochrane Database of Systematic Reviews',
      url: 'https://www.cochranelibrary.com/cdsr/doi/10.1002/14651858.CD014758.pub2/full',
    },
    checked: '2026-11-20',
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
