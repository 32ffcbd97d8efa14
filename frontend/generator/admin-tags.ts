import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of Vite's manifest that's used. Its keys are what `imports` has. */
type Manifest = Readonly<Record<string, { file: string; name: string; imports?: string[] }>>;

/** Shows the sign-in form before the application runs. */
export const signInScript = 'src/features/admin/session/show-sign-in.ts';

/** The chunk that imports the rest of what runs before someone can sign in, React and the application included. */
const adminPage = 'admin-page';

/**
 * The admin page's own tags: they ask for the session, and load the application at once. The page has nothing to read
 * before that, so waiting for the first paint would only delay it.
 */
export async function adminTags(clientFolder: string): Promise<string> {
  const manifestFile = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(signInScript);
  const [script] = files;
  add(Object.keys(manifest).find((key) => manifest[key]?.name === adminPage) ?? adminPage);
  // The page loads the boot script itself.
  const modules = [...files].filter((file) => file !== script && !file.includes('/boot-'));
  return [
    '<link rel="preload" href="/api/admin/check" as="fetch" crossorigin="use-credentials">',
    `<script type="module" src="/${script}"></script>`,
    ...modules.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}
