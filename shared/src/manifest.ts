/** A tag in a page's head, by the name search engines use: `title`, `canonical`, `og:title` … */
interface HeadTag {
  readonly name: string;
  readonly content: string;
}

/** A page as declared at build time. */
export interface DeclaredPage {
  readonly id: string;
  readonly label: string;
  /** The full canonical URL. */
  readonly url: string;
  /** The expected status of each of `paths`. */
  readonly status: number;
  /** The page's paths; the canonical one first. */
  readonly paths: readonly string[];
  readonly robots: string;
  readonly socialImage: string;
  readonly tags: readonly HeadTag[];
  /** Paths of its HTML and its social card. */
  readonly sha256: { readonly page: string; readonly socialImage: string };
}

export interface CrawlerFile {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** `manifest.json`: all of the site's pages, written by the build and read by the live check. */
export interface Manifest {
  /** The site's origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly pages: readonly DeclaredPage[];
  readonly crawlerFiles: readonly CrawlerFile[];
}
