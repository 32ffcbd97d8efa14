/**
 * In a built page, the address of the styles that its first screen doesn't
 * need. The generator puts it there (generator/document.ts).
 */
const built =
  typeof document === 'undefined'
    ? null
    : document.querySelector('link[data-later-styles]');
const href = built?.getAttribute('href') ?? '/assets/later.css';

/**
 * Styles for what comes below. Browsers show what's above meanwhile, and wait
 * with the rest.
 */
export const LaterStyles = () =>
  import.meta.env.DEV ? null : (
    <link rel="stylesheet" href={href} data-later-styles />
  );

/** Keeps the styles when a visitor goes to the next page. */
export function keepLaterStyles(): void {
  if (built) document.head.append(built.cloneNode());
}
