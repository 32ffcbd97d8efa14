/** A tag of a page's head, as the frontend's build declares it. */
export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta'; readonly name: string; readonly content: string }
  | { readonly tag: 'meta'; readonly property: string; readonly content: string }
  | { readonly tag: 'link'; readonly rel: string; readonly href: string };

export interface DeclaredPage {
  readonly id: string;
  readonly label: string;
  readonly canonical: string;
  /** `canonical` as a full address. */
  readonly url: string;
  /** The status that each of `paths` shall answer with. */
  readonly status: number;
  /** Where the page is found; the canonical form first. */
  readonly paths: readonly string[];
  readonly robots: string;
  readonly socialImage: string;
  readonly schemas: readonly string[];
  readonly tags: readonly HeadTag[];
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
  /** Paths of all public files. */
  readonly files: readonly string[];
}

/** @throws Error when the text is no manifest: another program answers, or another version of it. */
export function parseManifest(text: string): Manifest {
  const { siteUrl, pages, crawlerFiles, files } = JSON.parse(text) as Partial<Manifest>;
  if (!siteUrl || !pages?.length || !crawlerFiles || !files)
    throw new Error('This is no manifest.');
  return { siteUrl, pages, crawlerFiles, files };
}
