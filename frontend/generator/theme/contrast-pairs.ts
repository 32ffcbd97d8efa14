import type { Scheme } from './color-tokens.ts';

/** Two adjacent colors and their minimum contrast (WCAG 2.2: level AAA for text, 1.4.11 for graphics). */
export interface ContrastPair {
  /** Adjusted if the contrast is too low. If it's fixed, the background is adjusted instead. */
  text: string;
  ground: string;
  least: number;
  /** Color schemes. Default: all. */
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
  // Filled buttons have text in the paper color.
  { text: 'brand-deep', ground: 'paper', least: 7 },
  ...onEachGround(['brand', 'control-line', 'focus'], 3),
  // In light mode, the text makes a light accent visible. In dark mode, a dark accent would be invisible.
  ...onEachGround(['accent'], 3).map((pair) => ({ ...pair, only: ['dark'] as const })),
  // Also the color of a statement's large number.
  { text: 'focus-on-band', ground: 'band', least: 4.5 },
];
