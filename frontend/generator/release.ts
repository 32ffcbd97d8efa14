import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output, writeOutput } from './output.ts';

/**
 * Writes what nginx needs for the CSP, as part of the release's folder name:
 * the hash of the inline style, and whether the pages use Google Analytics.
 *
 * @throws Error if the home page has no inline style
 */
export async function writeRelease(): Promise<void> {
  const html = await readFile(join(output, 'pages/index.html'), 'utf8');
  const [, css] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  if (!css) throw new Error('The home page has no inline style.');
  const style = hash('sha256', css, 'base64url');
  await writeOutput(
    'release',
    process.env.GA_MEASUREMENT_ID ? `${style}.analytics` : style,
  );
}
