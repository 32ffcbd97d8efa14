import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';

/** For `make preflight`: what of the content stands between these pages and going live, a line each. */
export async function writeLaunchChecklist(site: Site): Promise<void> {
  const lines = site.launchChecklist().map((sentence) => `${sentence}\n`);
  await writeOutput('launch-checklist.txt', lines.join(''));
}
