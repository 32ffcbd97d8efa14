import type { Manifest } from '../../../frontend/src/contracts/manifest.ts';
import type { PageResponse } from './fetch-page.ts';

export const manifestPath = '/manifest.json';

/** Undefined if it's missing or from another version, or if another program is listening there. */
export function parseManifest({ body }: PageResponse): Manifest | undefined {
  try {
    const { siteUrl, pages, crawlerFiles } = JSON.parse(body.toString()) as Partial<Manifest>;
    return siteUrl && pages?.[0]?.sha256 && crawlerFiles
      ? { siteUrl, pages, crawlerFiles }
      : undefined;
  } catch {
    return undefined;
  }
}
