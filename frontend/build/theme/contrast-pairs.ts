import type { Scheme } from './color-tokens.ts';

/** Two colors that meet on the pages, and the contrast that they need (WCAG 2.2: level AAA for text, 1.4.11 for graphics). */
export interface ContrastPair {
  /** Gives way when the contrast is too low, unless it's the same in every theme; then the ground does. */
  text: string;
  ground: string;
  least: number;
  /** The schemes in which it needs it; without this, all. */
  only?: readonly Scheme[];
}

const grounds = ['paper', 'sand', 'mist', 'card'];

const onEachGround = (texts: readonly string[], least: number): ContrastPair[] =>
  texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least })));

export const contrastPairs: readonly ContrastPair[] = [
  ...onEachGround(['ink', 'ink-soft', 'link', 'brand-strong', 'error', 'success', 'warning'], 7),
  { text: 'on-band', ground: 'band', least: 7 },
  { text: 'on-band-soft', ground: 'band', least: 7 },
  { text: 'on-booking', ground: 'accent', least: 7 },
  { text: 'error', ground: 'error-surface', least: 7 },
  { text: 'success', ground: 'success-surface', least: 7 },
  // A filled button has its letters in the color of the paper.
  { text: 'brand-deep', ground: 'paper', least: 7 },
  ...onEachGround(['brand', 'control-line', 'focus'], 3),
  // By day a light accent, a yellow one say, is set off by its letters. At night a dark one would sink.
  ...onEachGround(['accent'], 3).map((pair) => ({ ...pair, only: ['dark'] as const })),
  { text: 'focus-on-band', ground: 'band', least: 3 },
];
