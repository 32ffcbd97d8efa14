import { clampChroma, converter, differenceEuclidean, formatHex, wcagContrast } from 'culori';

/** Equal steps look equal in OKLCH, and a lightness means the same in every hue (docs/decisions/theme.md). */
const toOklch = converter('oklch');

function oklch(hex: string): { l: number; c: number; h: number } {
  const color = toOklch(hex);
  if (!color) throw new Error(`"${hex}" isn’t a color.`);
  // A gray has no hue, and no chroma that would show one.
  return { ...color, h: color.h ?? 0 };
}

/** The color that a screen can show; what is too colorful for one loses chroma, never lightness or hue. */
function hex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/**
 * What `color` is to `from`, as a relative of `to`: in its hue, and as much more or less colorful as it
 * is, but at most `most` times.
 */
export function transfer(color: string, from: string, to: string, most: number): string {
  if (from === to) return color;
  const [{ l, c }, old, now] = [oklch(color), oklch(from), oklch(to)];
  return hex(l, c * Math.min(now.c / old.c, most), now.h);
}

/** Steps too small to be seen. */
const lightnessStep = 0.005;

/**
 * The same color as little lighter or darker as it takes to pass.
 *
 * @throws Error when no lightness does.
 */
export function nearestLightness(color: string, passes: (candidate: string) => boolean): string {
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

/** Closer than this, two hues go by the same name: a red brand and the red of errors. */
const sameHue = 40;

/** Less colorful than this, a color is a gray. */
const gray = 0.04;

export function looksAlike(one: string, other: string): boolean {
  const [a, b] = [oklch(one), oklch(other)];
  const turn = Math.abs(a.h - b.h) % 360;
  return Math.min(a.c, b.c) > gray && Math.min(turn, 360 - turn) < sameHue;
}

/** How different two colors look; black and white are 1 apart. */
export const distance = differenceEuclidean('oklab');

/** As WCAG 2.2 defines it, 1 to 21. */
export const contrast = wcagContrast;
