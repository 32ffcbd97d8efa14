/** Colours of the page. They follow light and dark, so they are for paper, sky and open lines. */
export const ink = 'var(--ink, #10262B)';
export const paper = 'var(--paper, #FBF8F2)';
export const mist = 'var(--mist, #E4F0EE)';
export const teal = 'var(--teal, #0B4F55)';
export const aqua = 'var(--aqua, #A8DBD3)';
export const amber = 'var(--amber, #F6B73C)';

/** Colours of drawn things. A wall stays cream at night, and so does the line around it stay dark. */
export const line = 'var(--art-line, #10262B)';
export const cream = 'var(--art-cream, #FBF8F2)';
export const glass = 'var(--art-glass, #A8DBD3)';
export const pine = 'var(--art-pine, #0B4F55)';
export const clay = 'var(--art-clay, #C9694A)';
export const stone = 'var(--art-stone, #DDD3C0)';

/** Lettering: the page's typeface, or the reader's own in an illustration that is a file. */
export const font = 'var(--font, system-ui, sans-serif)';
