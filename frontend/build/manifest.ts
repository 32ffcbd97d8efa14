import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';

/** Every page as declared, for those who compare it with what is served. */
export async function writeManifest({ pages, absoluteUrl }: Site): Promise<void> {
  const declared = pages.map((page) => ({ ...page, url: absoluteUrl(page.canonical) }));
  await writeOutput('manifest.json', JSON.stringify({ pages: declared }, null, 2));
}
