import { createContext, use } from 'react';
import type { ClaimId } from '@/content/claims';

const Claims = createContext<readonly ClaimId[]>([]);

export const ClaimNumbers = Claims.Provider;

/**
 * The footnote number of a claim on this page.
 * @throws Error when the page cites a claim that its frame does not list: the build stops there.
 */
export function useClaimNumber(id: ClaimId): number {
  const index = use(Claims).indexOf(id);
  if (index < 0) throw new Error(`The page cites "${id}" without listing it in its claims.`);
  return index + 1;
}
