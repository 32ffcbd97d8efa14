import { practice } from './practice';
import { type TreatmentId, treatmentIds } from './treatment-ids';

/** Whether the practice offers a treatment. Pages name only those. */
export const offers = (id: TreatmentId): boolean =>
  practice.treatments.includes(id);

/** Otherwise there are no pages about it, and nothing leads to them. */
export const offersMyopiaControl = practice.treatments.length > 0;

/** Whether one of the offered treatments is contact lenses. */
export const offersContacts =
  offers('overnight-lenses') || offers('soft-lenses');

/**
 * Filters a page's claims: drops those about treatments the practice doesn't
 * offer.
 */
export const claimsOffered = <Id extends string>(
  claims: readonly Id[],
): readonly Id[] =>
  claims.filter((claim) =>
    treatmentIds.every((id) => offers(id) || !claim.startsWith(id)),
  );
