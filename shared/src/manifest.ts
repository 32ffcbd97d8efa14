import { type Checked, isFilledListOf, isListOf, isNumber, isObjectWith, isText } from './shape.ts';

/** A page as declared at build time. */
const isDeclaredPage = isObjectWith({
  id: isText,
  label: isText,
  /** The full canonical URL. */
  url: isText,
  /** The expected status of each of `paths`. */
  status: isNumber,
  /** The page's paths; the canonical one first. */
  paths: isFilledListOf(isText),
  robots: isText,
  socialImage: isText,
  /** Tags in its head, by the name search engines use: `title`, `canonical`, `og:title` … */
  tags: isListOf(isObjectWith({ name: isText, content: isText })),
  /** Of its HTML and its social card. */
  sha256: isObjectWith({ page: isText, socialImage: isText }),
});
export type DeclaredPage = Checked<typeof isDeclaredPage>;

const isCrawlerFile = isObjectWith({ path: isText, type: isText, body: isText });
export type CrawlerFile = Checked<typeof isCrawlerFile>;

/** `manifest.json`: all of the site's pages, written by the build and read by the live check. */
export const isManifest = isObjectWith({
  /** The site's origin, without a trailing slash. */
  siteUrl: isText,
  pages: isFilledListOf(isDeclaredPage),
  crawlerFiles: isListOf(isCrawlerFile),
});
export type Manifest = Checked<typeof isManifest>;
