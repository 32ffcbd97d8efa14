/** As nginx reads a path: decoded, and with single slashes. */
export function cleaned(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replaceAll(/\/+/g, '/');
  } catch {
    return pathname;
  }
}

/** Strips the trailing slash: `/about/` and `/about` are the same route. */
export const slashless = (pathname: string): string =>
  cleaned(pathname).replace(/\/$/, '') || '/';
