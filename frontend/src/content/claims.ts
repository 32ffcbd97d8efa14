import register from './claims.json' with { type: 'json' };

/**
 * A medical statement that needs a source. All are in `claims.json`, in
 * alphabetical order of their ids. Pages cite by id (`<Cite id="…" />`) and
 * import only the type: the footnotes are prerendered and stay out of the
 * pages' scripts. A percentage is printed from `percentages.ts`, under the id
 * of its claim. Sources are primary: the study, the agency or the organization
 * itself, not a report about it.
 */
export interface Claim {
  /** Exactly what the source supports, with its limits, in plain sentences. */
  statement: string;
  source: { title: string; publisher: string; url: string };
  /**
   * ISO date when the claim was added, based on what others quote from the
   * source.
   */
  noted: string;
  /**
   * ISO date when someone found the statement in the source itself: at its URL,
   * or in a copy of that page or of the study's abstract.
   */
  checked?: string;
}

/** An item of a page's list. */
export interface CitedPoint {
  title: string;
  text: string;
  claim?: ClaimId;
}

export type ClaimId = keyof typeof register;

export const claims: Record<ClaimId, Claim> = register;
