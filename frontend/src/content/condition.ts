import type { ClaimId } from './claims';

/** A condition of the eye in plain words. The structured data repeats them. */
export interface Condition {
  /** Also the anchor of its part of the eye care page. */
  id: 'myopia' | 'dry-eye' | 'glaucoma' | 'amd';
  name: string;
  /** What people also call it. */
  alias?: string;
  /** What it is, in a sentence or two. */
  summary: string;
  /** What one notices; short phrases. */
  signs: readonly string[];
  /** Who gets it more often; short phrases. */
  risks: readonly string[];
  /** What is done about it; short phrases. */
  care: readonly string[];
  claims: readonly ClaimId[];
}
