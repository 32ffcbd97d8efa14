/** Themed colors for paper, sky, lines and lenses, in light and dark mode. palette.css gives them to standalone files. */
export const ink = 'var(--ink)';
export const paper = 'var(--paper)';
export const mist = 'var(--mist)';
export const brand = 'var(--brand)';
export const brandSoft = 'var(--brand-soft)';
export const accent = 'var(--accent, #F6B73C)';

/** Colors of objects, the same in every theme and in dark mode. */
export const amber = '#F6B73C';
export const aqua = 'var(--art-aqua, #A8DBD3)';
export const line = 'var(--art-line, #10262B)';
export const cream = 'var(--art-cream, #FBF8F2)';
export const glass = 'var(--art-glass, #A8DBD3)';
export const pine = 'var(--art-pine, #0B4F55)';
export const clay = 'var(--art-clay, #C9694A)';
export const stone = 'var(--art-stone, #DDD3C0)';

/** Text uses the page's font, or a system font in standalone files. */
export const font = 'var(--font, system-ui, sans-serif)';
