import type { CrawlerFile, DeclaredPage, Manifest } from 'shared/manifest';
import { isListOf, isNumber, isObjectWith, isText } from 'shared/shape';
import type { PageResponse } from './fetch-page.ts';

export const manifestPath = '/manifest.json';

const isFilledListOf = (check: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(check);

const isManifest = isObjectWith<Manifest>({
  siteUrl: isText,
  pages: isFilledListOf(
    isObjectWith<DeclaredPage>({
      id: isText,
      label: isText,
      url: isText,
      status: isNumber,
      paths: isFilledListOf(isText),
      robots: isText,
      socialImage: isText,
      tags: isListOf(isObjectWith<DeclaredPage['tags'][number]>({ name: isText, content: isText })),
      sha256: isObjectWith<DeclaredPage['sha256']>({ page: isText, socialImage: isText }),
    }),
  ),
  crawlerFiles: isListOf(isObjectWith<CrawlerFile>({ path: isText, type: isText, body: isText })),
});

/** Undefined if it's missing or from another version, or if another program is listening there. */
export function parseManifest({ body }: PageResponse): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(body.toString());
    return isManifest(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}
