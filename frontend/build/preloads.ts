import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of Vite's manifest that's used, by source file. */
type Manifest = Readonly<Record<string, { file: string; imports?: string[] }>>;

/** Imports everything that runs before the sign-in is shown, React and the application included. */
const entry = 'src/pages/admin/admin-page.tsx';

/**
 * Tags that load what the admin page needs at once. It has nothing to read before the application runs, so waiting for
 * the first paint would only delay it. The session is asked for in the meantime.
 */
export async function adminPreloads(clientFolder: string): Promise<string> {
  const manifestFile = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const files = new Set<string>();
  const add = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The bundle has no ${source}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(entry);
  // The page loads the boot script itself.
  const scripts = [...files]
    .filter((file) => !file.includes('/boot-'))
    .map((file) => `<link rel="modulepreload" href="/${file}">`);
  const session =
    '<link rel="preload" href="/api/admin/check" as="fetch" crossorigin="use-credentials">';
  return [...scripts, session].join('');
}
