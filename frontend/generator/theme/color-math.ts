import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  wcagContrast,
} from 'culori';

/**
 * OKLCH is perceptually uniform in lightness and hue
 * (docs/decisions/practice.md).
 */
const toOklch = converter('oklch');

function oklch(hex: string): { l: number; c: number; h: number } {
  const color = toOklch(hex);
  if (!color) throw new Error(`"${hex}" isn’t a color.`);
  // Grays have no hue.
  return { ...color, h: color.h ?? 0 };
}

/**
 * Maps a color into the sRGB gamut by reducing chroma, not lightness or hue.
 */
const hex = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/**
 * Transfers the relation of `color` and `from` to `to`: uses its hue and scales
 * the chroma, at most by `most`.
 */
export function transfer(
  color: string,
  from: string,
  to: string,
  most: number,
): string {
  if (from === to) return color;
  const { l, c } = oklch(color);
  const before = oklch(from);
  const after = oklch(to);
  return hex(l, c * Math.min(after.c / before.c, most), after.h);
}

/** Too small to be visible. */
const lightnessStep = 0.005;

/**
 * Changes the lightness of a color as little as possible until it passes.
 *
 * @throws Error if no lightness passes.
 */
export function nearestLightness(
  color: string,
  passes: (candidate: string) => boolean,
): string {
  if (passes(color)) return color;
  const { l, c, h } = oklch(color);
  for (let distance = lightnessStep; distance <= 1; distance += lightnessStep) {
    const candidates = [l - distance, l + distance].map((lightness) =>
      hex(Math.min(Math.max(lightness, 0), 1), c, h),
    );
    const found = candidates.find(passes);
    if (found) return found;
  }
  throw new Error(`${color} can’t be read in any lightness.`);
}

/**
 * Hues closer than this look like the same color, such as a red brand and error
 * red.
 */
const sameHue = 40;

/** Colors with less chroma look gray. */
const gray = 0.04;

export function looksAlike(one: string, other: string): boolean {
  const a = oklch(one);
  const b = oklch(other);
  const turn = Math.abs(a.h - b.h) % 360;
  return Math.min(a.c, b.c) > gray && Math.min(turn, 360 - turn) < sameHue;
}

/** The perceptual difference of two colors. Black and white have 1. */
export const distance = differenceEuclidean('oklab');

/** The WCAG 2.2 contrast ratio, 1 to 21. */
export const contrast = wcagContrast;
