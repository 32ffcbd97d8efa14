import { isManifest, type Manifest } from 'shared/manifest';
import type { PageResponse } from './fetch-page.ts';

export const manifestPath = '/manifest.json';

/** Undefined if it's missing or from another version, or if another program is listening there. */
export function parseManifest({ body }: PageResponse): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(body.toString());
    return isManifest(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}
