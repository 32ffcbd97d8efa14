/**
 * Run by `npm run practice`: turns the practice's folder into typed modules, which git ignores.
 * - `shared/src/practice.ts`: the few facts for the backend, imported as `shared/practice`
 * - `frontend/.cache/practice/<practice>/<language>/`: everything for the pages, imported as `practice/<name>`
 *
 * Each practice has its own folder, so that tests of several practices can run side by side. Vite uses the folder of
 * the practice that `PRACTICE` names (practice-plugin.ts); compiler and linter use `current`, the last one that
 * `npm run practice` wrote. `generate.ts backend` writes only the backend's facts: its image has no pages.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { readLocales } from '../locales/locales.ts';
import { backendFacts, readBackendFacts } from './backend-facts.ts';
import type { Loaded } from './load-practice.ts';
import { type Picture, pictureHash } from './pictures.ts';
import { practiceFolder } from './practice-folder.ts';
import { PracticeError } from './practice-reader.ts';

const frontend = join(import.meta.dirname, '../..');
const generated = join(frontend, '.cache/practice');

/** The chosen practice's modules: a folder for each language, and `public/` with the images. */
export const modulesFolder = join(
  generated,
  relative(frontend, practiceFolder).replaceAll(/[/\\]/g, '-'),
);

/** Replaces a file if its content has changed, atomically, because parallel tests and checks read it. */
async function update(file: string, content: string | Buffer): Promise<void> {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) return;
  await mkdir(generated, { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  const whole = join(generated, randomUUID());
  await writeFile(whole, content);
  await rename(whole, file);
}

/** The URL of an image, which has a hash of its content. */
const urlOf = ({ name, data }: Picture) =>
  `/assets/${basename(name, extname(name))}-${pictureHash(data)}${extname(name)}`;

/**
 * Writes the modules for the pages, with texts in each language. What a practice hasn't translated is left out.
 * @returns what the practice's folder has in English
 * @throws PracticeError with all errors
 */
export async function writeModules(): Promise<Loaded> {
  // Not available where the backend's image is built.
  const { loadPractice } = await import('./load-practice.ts');
  const { practiceModules } = await import('./practice-modules.ts');
  const files = new Map<string, string | Buffer>();
  const place = (picture: Picture) => {
    const { data, width, height } = picture;
    const src = urlOf(picture);
    files.set(join(modulesFolder, 'public', src), data);
    return { src, width, height };
  };
  const load = async (language: string) => {
    const loaded = await loadPractice(practiceFolder, undefined, language);
    for (const [name, code] of practiceModules(loaded, place)) {
      const file = join(modulesFolder, language, `${name}.ts`);
      const types = relative(dirname(file), join(import.meta.dirname, 'practice-modules.ts'));
      const header = /\bModules\[/.test(code) ? `import type { Modules } from '${types}';\n` : '';
      files.set(file, header + code);
    }
    return loaded;
  };
  const [{ language }, ...others] = await readLocales();
  const english = await load(language);
  for (const { language } of others) await load(language);
  await Promise.all([...files].map(([file, content]) => update(file, content)));
  const found = await readdir(modulesFolder, { recursive: true, withFileTypes: true });
  const old = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !files.has(file));
  await Promise.all(old.map((file) => rm(file, { force: true })));
  return english;
}

export async function writeBackendFacts(
  practice: Parameters<typeof backendFacts>[0],
): Promise<void> {
  await update(join(frontend, '../shared/src/practice.ts'), await backendFacts(practice));
}

/** Makes these modules the ones that compiler and linter read. */
async function linkModules(): Promise<void> {
  const link = join(generated, randomUUID());
  await symlink(basename(modulesFolder), link);
  await rename(link, join(generated, 'current'));
}

if (import.meta.main) {
  try {
    if (process.argv[2] === 'backend') {
      await writeBackendFacts(await readBackendFacts());
    } else {
      await writeBackendFacts((await writeModules()).practice);
      await linkModules();
    }
  } catch (error) {
    if (!(error instanceof PracticeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
