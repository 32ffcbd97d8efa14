import * as is from './shape.ts';

/** A page as declared at build time. */
const isDeclaredPage = is.objectWith({
  id: is.text,
  label: is.text,
  /** The full canonical URL. */
  url: is.text,
  /** The expected status of each of `paths`. */
  status: is.number,
  /** The page's paths; the canonical one first. */
  paths: is.nonEmptyListOf(is.text),
  robots: is.text,
  socialImage: is.text,
  /**
   * Tags in the page's head, by the name search engines use: `title`,
   * `canonical`, `og:title` …
   */
  tags: is.listOf(is.objectWith({ name: is.text, content: is.text })),
  /** The hashes of the page's HTML and of its social card. */
  sha256: is.objectWith({ page: is.text, socialImage: is.text }),
});
export type DeclaredPage = is.Checked<typeof isDeclaredPage>;

const isCrawlerFile = is.objectWith({
  path: is.text,
  type: is.text,
  body: is.text,
});
export type CrawlerFile = is.Checked<typeof isCrawlerFile>;

/**
 * `manifest.json`: all of the site's pages, written by the build and read by
 * the live check.
 */
export const isManifest = is.objectWith({
  /** The site's origin, without a trailing slash. */
  siteUrl: is.text,
  pages: is.nonEmptyListOf(isDeclaredPage),
  crawlerFiles: is.listOf(isCrawlerFile),
});
export type Manifest = is.Checked<typeof isManifest>;
