import { claims, type ClaimId } from './claims';

/**
 * The ISO date of each claim's check, if there was one. Import it with `?data`,
 * so that a page which only needs the dates doesn't load the statements.
 */
export const claimChecks: Partial<Record<ClaimId, string>> = Object.fromEntries(
  Object.entries(claims).map(([id, { checked }]) => [id, checked]),
);
