import type { ClaimId } from './claims';

/** Text from the practice folder, parsed from Markdown at build time. */
export type Inline =
  | string
  | { strong: readonly Inline[] }
  | { em: readonly Inline[] }
  | { href: string; text: string }
  | { cite: ClaimId };

export type Block =
  /** `lang` is set where it isn’t English. */
  | { paragraph: readonly Inline[]; lang?: string }
  | { heading: string }
  | { list: readonly (readonly Inline[])[]; ordered: boolean };

/** A drawing, or a practice's picture. */
export interface ImageFile {
  /** The URL, which has a hash of the content. */
  src: string;
  width: number;
  height: number;
  /** `srcset` for each format, and `sizes`. Drawings have none. */
  photo?: { avif: string; webp: string; sizes: string };
}

export interface Picture extends ImageFile {
  alt: string;
}

/** The content under a `##` heading. */
export interface ProseSection {
  title: string;
  /** The section of the page that it replaces. */
  id?: string;
  picture?: Picture;
  blocks: Block[];
}

export interface Prose {
  /** The content before the first `##` heading. */
  blocks: Block[];
  sections: ProseSection[];
}

/** The claims cited anywhere in a text. */
export function claimsIn(text: unknown): ClaimId[] {
  if (typeof text !== 'object' || text === null) return [];
  if ('cite' in text) return [(text as { cite: ClaimId }).cite];
  return Object.values(text).flatMap(claimsIn);
}

/**
 * A question as a patient asks it. The answer is plain text, since structured
 * data repeats it.
 */
export interface Question {
  question: string;
  answer: string;
  /** Claims behind a medical or legal answer. */
  claim?: ClaimId;
  /** Where to read more. */
  link?: { to: string; hash?: `#${string}`; text: string };
}

/** A page's claims, including those in the practice's own questions. */
export const claimsWith = (
  claims: readonly ClaimId[],
  questions: readonly Question[] = [],
): ClaimId[] => [
  ...new Set([...claims, ...questions.flatMap(({ claim }) => claim ?? [])]),
];
