import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output, writeOutput } from './output.ts';

/** A tag by which a page loads a script or a style sheet of this site, without a hash so far. */
const loading =
  /<(?:script(?= )|link(?=[^>]* (?:rel="(?:modulepreload|stylesheet)"|as="(?:script|style)")))(?![^>]* integrity=)(?=[^>]* (?:src|href)="(\/[^"]+)")/g;

/** The value of an `integrity` attribute for these bytes. */
export function integrity(bytes: Buffer | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Writes into the pages the hash of each script and style sheet that they name, so that a browser refuses
 * one that was changed. After every step that writes such a file, since its bytes are final then.
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
