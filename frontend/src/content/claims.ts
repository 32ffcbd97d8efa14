/**
 * The register of claims: every medical statement that needs a source, in alphabetical order of
 * its id. Pages cite by id (`<Cite id="…" />`) and never import this file: the words of the
 * footnotes are prerendered and stay out of the pages' scripts. A percentage is printed from
 * `figures.ts`, under the id of its claim.
 */
export interface Claim {
  /** What exactly the source supports, in plain sentences; its limits too. */
  statement: string;
  source: { title: string; publisher: string; url: string };
  /** ISO date on which the source was last read against the statement. */
  checked: string;
}

export const claims = {
  'overnight-lenses-slowing': {
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
