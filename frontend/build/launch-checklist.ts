import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';

/** For `make preflight`: what of the content stands between these pages and going live, a line each. */
export async function writeGoingLive(site: Site): Promise<void> {
  const lines = site.contentBeforeGoingLive().map((sentence) => `${sentence}\n`);
  await writeOutput('going-live.txt', lines.join(''));
}
