import type { ClaimId } from './claims';

/** Text of the practice's folder, read from Markdown at build. */
export type Inline =
  | string
  | { strong: readonly Inline[] }
  | { em: readonly Inline[] }
  | { href: string; text: string }
  | { cite: ClaimId };

export type Block =
  | { paragraph: readonly Inline[] }
  | { heading: string }
  | { list: readonly (readonly Inline[])[]; ordered: boolean };

export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** What follows a `##` heading. */
export interface ProseSection {
  title: string;
  picture?: Picture;
  blocks: Block[];
}

export interface Prose {
  /** What comes before the first `##` heading. */
  blocks: Block[];
  sections: ProseSection[];
}

/** The claims that a text cites, however deep. */
export function claimsIn(text: unknown): ClaimId[] {
  if (typeof text !== 'object' || text === null) return [];
  if ('cite' in text) return [(text as { cite: ClaimId }).cite];
  return Object.values(text).flatMap(claimsIn);
}
