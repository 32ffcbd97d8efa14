import type { ClaimId } from '../claims';

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
    'The eye has grown too long. Things far away look blurry, and things up close look sharp. It usually starts in childhood and can get worse until about age 20.',
  signs: [
    'a blurry whiteboard or street sign',
    'squinting',
    'a child who sits close to the screen',
  ],
  risks: ['nearsighted parents', 'being school-age'],
  care: ['glasses or contacts', 'for kids, treatment that slows it down'],
  claims: ['myopia-start'],
};
