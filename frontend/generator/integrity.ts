import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output, writeOutput } from './output.ts';

/** A tag without a hash that loads a script or a style sheet of this site. */
const loading =
  /<(?:script(?= )|link(?=[^>]* (?:rel="(?:modulepreload|stylesheet)"|as="(?:script|style)")))(?![^>]* integrity=)(?=[^>]* (?:src|href)="(\/[^"]+)")/g;

/** The `integrity` value for these bytes. */
export const integrity = (bytes: Buffer | string): string =>
  `sha256-${hash('sha256', bytes, 'base64')}`;

/**
 * Adds `integrity` hashes for all scripts and style sheets to the pages. Must
 * run after all steps that write these files.
 */
export async function addIntegrity(): Promise<void> {
  for await (const page of glob('pages/**/*.html', { cwd: output })) {
    const html = await readFile(join(output, page), 'utf8');
    const hashOf = (path: string) =>
      integrity(readFileSync(join(output, 'files', path)));
    const sealed = html.replace(
      loading,
      (tag, path: string) => `${tag} integrity="${hashOf(path)}"`,
    );
    await writeOutput(page, sealed);
  }
}

/**
 * Writes what nginx needs for the CSP, as part of the release's folder name:
 * the hash of the inline style, and whether the pages use Google Analytics.
 *
 * @throws Error if the pages have no inline style or different ones.
 */
export async function writeRelease(): Promise<void> {
  const styles = new Set<string>();
  for await (const file of glob('{pages,errors}/**/*.html', { cwd: output })) {
    const html = await readFile(join(output, file), 'utf8');
    for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
      styles.add(hash('sha256', css, 'base64url'));
    }
  }
  const [style, ...others] = styles;
  if (!style || others.length > 0)
    throw new Error('The pages do not share one inline style.');
  await writeOutput(
    'release',
    process.env.GA_MEASUREMENT_ID ? `${style}.analytics` : style,
  );
}
