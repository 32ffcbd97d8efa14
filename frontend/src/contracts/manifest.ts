/** A tag of a page's head under the name by which search engines know it: `title`, `canonical`, `og:title` … */
interface HeadTag {
  readonly name: string;
  readonly content: string;
}

/** A page as the build declares it. */
export interface DeclaredPage {
  readonly id: string;
  readonly label: string;
  /** The canonical address in full. */
  readonly url: string;
  /** The status that each of `paths` has to answer with. */
  readonly status: number;
  /** Where the page is found; the canonical form first. */
  readonly paths: readonly string[];
  readonly robots: string;
  readonly socialImage: string;
  readonly tags: readonly HeadTag[];
  /** Of its HTML and of its social card. */
  readonly sha256: { readonly page: string; readonly socialImage: string };
}

export interface CrawlerFile {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** `manifest.json`: what the site consists of, written by the build and read by the live check. */
export interface Manifest {
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly pages: readonly DeclaredPage[];
  readonly crawlerFiles: readonly CrawlerFile[];
}
