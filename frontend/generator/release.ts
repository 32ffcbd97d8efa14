import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output, writeOutput } from './output.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Writes what nginx needs for the CSP, as part of the release's folder name: the hash of the inline style,
 * and whether the pages use Google Analytics.
 *
 * @throws Error if the pages have no inline style or different ones.
 */
export async function writeRelease(): Promise<void> {
  const styles = new Set<string>();
  for await (const file of glob('{pages,errors}/**/*.html', { cwd: output })) {
    const html = await readFile(join(output, file), 'utf8');
    for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(hash(css));
  }
  const [style, ...others] = styles;
  if (!style || others.length > 0) throw new Error('The pages do not share one inline style.');
  await writeOutput('release', process.env.GA_MEASUREMENT_ID ? `${style}.analytics` : style);
}
