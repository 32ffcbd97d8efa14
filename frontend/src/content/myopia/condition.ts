import type { ClaimId } from '../claims';

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

export const myopia: Condition = {
  id: 'myopia',
  name: 'Nearsightedness',
  alias: 'Myopia',
  summary:
    'The eye has grown too long, so that far things blur and near ones stay sharp. It starts in childhood and can grow until about age 20.',
  signs: ['a blurred board or road sign', 'squinting', 'a child who moves up to the screen'],
  risks: ['nearsighted parents', 'school age'],
  care: ['glasses or contact lenses', 'for children, treatment that slows the growth'],
  claims: ['myopia-start'],
};
