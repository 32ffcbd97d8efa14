/** Colors of the page, for paper, sky, open lines and lenses. They follow the theme, in light and dark. */
export const ink = 'var(--ink, #10262B)';
export const paper = 'var(--paper, #FBF8F2)';
export const mist = 'var(--mist, #E4F0EE)';
export const brand = 'var(--brand, #0B4F55)';
export const brandSoft = 'var(--brand-soft, #A8DBD3)';
export const accent = 'var(--accent, #F6B73C)';

/** Colors of drawn things, the same in every theme. A wall stays cream at night, and the line around it dark. */
export const amber = '#F6B73C';
export const aqua = 'var(--art-aqua, #A8DBD3)';
export const line = 'var(--art-line, #10262B)';
export const cream = 'var(--art-cream, #FBF8F2)';
export const glass = 'var(--art-glass, #A8DBD3)';
export const pine = 'var(--art-pine, #0B4F55)';
export const clay = 'var(--art-clay, #C9694A)';
export const stone = 'var(--art-stone, #DDD3C0)';

/** Lettering: the page's typeface, or the reader's own in an illustration that is a file. */
export const font = 'var(--font, system-ui, sans-serif)';
