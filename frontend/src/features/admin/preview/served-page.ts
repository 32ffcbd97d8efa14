/** What a search result and a link preview take from a page. */
export interface ServedPage {
  title: string;
  description: string;
  siteName: string;
  socialTitle: string;
  socialDescription: string;
  /** Path of the picture, so that it is shown from here whatever the site's public address. */
  socialImage: string;
  /** The blocks of structured data; a text is one that cannot be read. */
  structuredData: readonly unknown[];
}

function parseBlock({ textContent }: Element): unknown {
  try {
    return JSON.parse(textContent);
  } catch {
    return textContent;
  }
}

/** Reads a page's HTML as a browser does; no script of it runs. */
export function readServedPage(html: string): ServedPage {
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
    socialImage: URL.canParse(image) ? new URL(image).pathname : '',
    structuredData: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      parseBlock,
    ),
  };
}
