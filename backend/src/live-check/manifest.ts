/** A tag of a page's head under the name by which search engines know it: `title`, `canonical`, `og:title` … */
interface HeadTag {
  readonly name: string;
  readonly content: string;
}

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
  readonly sha256: { readonly page: string; readonly socialImage: string };
}

export interface CrawlerFile {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** What the frontend's build says that the site consists of: `manifest.json` of its output. */
export interface Manifest {
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly pages: readonly DeclaredPage[];
  readonly crawlerFiles: readonly CrawlerFile[];
}

/** The manifest can't be had, or is another version's: there's nothing to compare with. */
export class NoManifest extends Error {
  override readonly name = 'NoManifest';
}

/** @throws NoManifest */
export function parseManifest(text: string): Manifest {
  try {
    const { siteUrl, pages, crawlerFiles } = JSON.parse(text) as Partial<Manifest>;
    if (siteUrl && pages?.[0]?.sha256 && crawlerFiles) return { siteUrl, pages, crawlerFiles };
  } catch {
    // Another program answers.
  }
  throw new NoManifest();
}
