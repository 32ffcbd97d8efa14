import styles from './hydration.module.css';

/** What React marks for hydration: two texts next to each other, and Suspense boundaries. */
const marks = /<!--(?: |\/?\$)-->/g;

/**
 * Removes React's comments from the static sections of a page, because they aren't hydrated.
 * @throws Error if a section's `div` isn't closed
 */
export function withoutHydrationMarks(html: string): string {
  const start = `<div class="${styles.whole ?? ''}">`;
  let result = '';
  let done = 0;
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, done)) {
    const end = endOfDiv(html, at);
    result += html.slice(done, at) + html.slice(at, end).replaceAll(marks, '');
    done = end;
  }
  return result + html.slice(done);
}

/** Where the `div` that starts at an index ends. */
function endOfDiv(html: string, start: number): number {
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return start + index + tag.length;
  }
  throw new Error('A static section is never closed.');
}
