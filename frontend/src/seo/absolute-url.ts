/** A site path as the full address that search engines and link previews need. */
export function absoluteUrl(path: string): string {
  return `${__SITE_URL__}${path}`;
}
