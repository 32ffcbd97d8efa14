/**
 * Themed colors for paper, sky, lines and lenses, in light and dark mode.
 * palette.css gives them to standalone files.
 */
export const ink = 'var(--ink)';
export const paper = 'var(--paper)';
export const brand = 'var(--brand)';
export const brandSoft = 'var(--brand-soft)';
export const accent = 'var(--accent)';

/**
 * What's painted in the practice's color: shops, clothes, frames, lenses.
 * Mostly the same in dark mode, unlike the colors above.
 */
export const aqua = 'var(--art-aqua)';
export const glass = 'var(--art-glass)';
export const pine = 'var(--art-pine)';

/**
 * Colors of other objects, the same in every theme and mostly in dark mode.
 * Each hex differs from the others' and from those in palette.css, even where
 * two look alike: drawings know a color by it.
 */
export const amber = '#f6b73c';
export const line = '#10262c';
export const cream = 'var(--art-cream, #fbf8f1)';
export const clay = '#c9694a';
export const stone = '#ddd3c0';
