import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output, writeOutput } from './output.ts';

/** A tag without a hash that loads a script or a style sheet of this site. */
const loading =
  /<(?:script(?= )|link(?=[^>]* (?:rel="(?:modulepreload|stylesheet)"|as="(?:script|style)")))(?![^>]* integrity=)(?=[^>]* (?:src|href)="(\/[^"]+)")/g;

/** The `integrity` value for these bytes. */
export function integrity(bytes: Buffer | string): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/**
 * Adds `integrity` hashes for all scripts and style sheets to the pages. Must run after all steps that
 * write these files.
 */
export async function addIntegrity(): Promise<void> {
  for await (const page of glob('pages/**/*.html', { cwd: output })) {
    const html = await readFile(join(output, page), 'utf8');
    const hashOf = (path: string) => integrity(readFileSync(join(output, 'files', path)));
    const sealed = html.replace(
      loading,
      (tag, path: string) => `${tag} integrity="${hashOf(path)}"`,
    );
    await writeOutput(page, sealed);
  }
}
