/** Themed colors for paper, sky, lines and lenses, in light and dark mode. */
export const ink = 'var(--ink, #10262B)';
export const paper = 'var(--paper, #FBF8F2)';
export const mist = 'var(--mist, #E4F0EE)';
export const brand = 'var(--brand, #0B4F55)';
export const brandSoft = 'var(--brand-soft, #A8DBD3)';
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
