/** Themed colors for paper, sky, lines and lenses, in light and dark mode. palette.css gives them to standalone files. */
export const ink = 'var(--ink)';
export const paper = 'var(--paper)';
export const brand = 'var(--brand)';
export const brandSoft = 'var(--brand-soft)';
export const accent = 'var(--accent)';

/** Colors of objects, the same in every theme, and some in dark mode. */
export const amber = '#f6b73c';
export const line = '#10262c';
export const cream = 'var(--art-cream)';
export const glass = '#a8dbd4';
export const pine = 'var(--art-pine)';
export const clay = '#c9694a';
export const stone = '#ddd3c0';
