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

export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The content under a `##` heading. */
export interface ProseSection {
  title: string;
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
