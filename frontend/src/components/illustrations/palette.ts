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
 * Colors of objects, the same in every theme and mostly in dark mode. Each hex
 * differs from the others' and from those in palette.css, even where two look
 * alike: drawings know a color by it.
 */
export const amber = '#f6b73c';
export const aqua = 'var(--art-aqua, #a8dbd2)';
export const line = '#10262c';
export const cream = 'var(--art-cream, #fbf8f1)';
export const glass = '#a8dbd4';
export const pine = 'var(--art-pine, #0b4f54)';
export const clay = '#c9694a';
export const stone = '#ddd3c0';
