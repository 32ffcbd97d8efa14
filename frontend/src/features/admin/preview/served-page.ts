/** What search results and link previews read from a page. */
export type ServedPage = ReturnType<typeof readServedPage>;

function parseBlock({ textContent }: Element): unknown {
  try {
    return JSON.parse(textContent);
  } catch {
    return textContent;
  }
}

/** Parses a page's HTML like a browser, without running its scripts. */
export function readServedPage(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) =>
    page.head
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content') ?? '';
  const image = meta('og:image');
  return {
    title: page.title,
    description: meta('description'),
    siteName: meta('og:site_name'),
    socialTitle: meta('og:title'),
    socialDescription: meta('og:description'),
    /**
     * Without its origin, so it loads from here whatever the site's public
     * address is.
     */
    socialImage: image.replace(/^https?:\/\/[^/]*/, ''),
    /** A string is a block that can't be parsed. */
    structuredData: [
      ...page.querySelectorAll('script[type="application/ld+json"]'),
    ].map(parseBlock),
  };
}
