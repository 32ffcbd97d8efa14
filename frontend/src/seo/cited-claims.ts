import { createContext } from 'react';
import type { ClaimId } from '@/content/claims';

/**
 * The claims that the page cites, in footnote order. A citation that isn't
 * among them stops the build.
 */
export const CitedClaims = createContext<readonly ClaimId[]>([]);
