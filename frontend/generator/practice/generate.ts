/**
 * Run by `npm run practice`: turns the practice's folder into typed modules, which git ignores.
 * - `shared/src/practice.ts`: the few facts for the backend, imported as `shared/practice`
 * - `frontend/.cache/practice/<practice>/<language>/`: everything for the pages, imported as `practice/<name>`
 *
 * Each practice has its own folder, so that tests of several practices can run
 * side by side. Vite uses the folder of the practice that `PRACTICE` names
 * (`practice()` below); compiler and linter use `current`, the last one that
 * `npm run practice` wrote. `generate.ts backend` writes only the backend's
 * facts: its image has no pages.
 */
import { randomUUID } from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readLocales } from '../locales/locales.ts';
import { backendFacts } from './practice-facts.ts';
import { practiceFolder, reportErrors } from './practice-reader.ts';

const frontend = join(import.meta.dirname, '../..');
const generated = join(frontend, '.cache/practice');

/**
 * The chosen practice's modules: a folder for each language, and `public/` with
 * the images.
 */
const modulesFolder = join(
  generated,
  relative(frontend, practiceFolder).replaceAll(/[/\\]/g, '-'),
);

/**
 * Replaces a file if its content has changed, atomically, because parallel tests and checks read it.
 * @returns the file, if it has
 */
async function update(
  file: string,
  content: string | Buffer,
): Promise<string[]> {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) return [];
  await mkdir(generated, { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  const whole = join(generated, randomUUID());
  await writeFile(whole, content);
  await rename(whole, file);
  return [file];
}

/**
 * Writes the modules for the pages, with texts in each language. What a practice hasn't translated is left out.
 * @returns the files that have changed
 * @throws PracticeError with all errors
 */
async function writeModules(): Promise<string[]> {
  // Not available where the backend's image is built.
  const { loadPractice } = await import('./load-practice.ts');
  const { practiceModules } = await import('./practice-modules.ts');
  const { writeEditorSchemas } = await import('./yaml-schemas.ts');
  const files = new Map<string, string | Buffer>();
  for (const { language } of await readLocales()) {
    const loaded = await loadPractice(practiceFolder, undefined, language);
    for (const [src, { data }] of loaded.pictures) {
      files.set(join(modulesFolder, 'public', src), data);
    }
    for (const [name, code] of practiceModules(loaded)) {
      const file = join(modulesFolder, language, `${name}.ts`);
      const types = relative(
        dirname(file),
        join(import.meta.dirname, 'practice-modules.ts'),
      );
      const header = /\bModules\[/.test(code)
        ? `import type { Modules } from '${types}';\n`
        : '';
      files.set(file, header + code);
    }
  }
  const changed = await Promise.all(
    [...files].map(([file, content]) => update(file, content)),
  );
  await writeEditorSchemas();
  const found = await readdir(modulesFolder, {
    recursive: true,
    withFileTypes: true,
  });
  const old = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !files.has(file));
  await Promise.all(old.map((file) => rm(file, { force: true })));
  return changed.flat();
}

async function writeBackendFacts(): Promise<void> {
  await update(
    join(frontend, '../shared/src/practice.ts'),
    await backendFacts(),
  );
}

/** Makes these modules the ones that compiler and linter read. */
async function linkModules(): Promise<void> {
  const link = join(generated, randomUUID());
  await symlink(basename(modulesFolder), link);
  await rename(link, join(generated, 'current'));
}

/**
 * `import { doctors } from 'practice/doctors'` imports plain data from the
 * practice's folder, in one language. It's read and validated before, so no
 * parser reaches the browser. In development, a change in the folder updates
 * the modules, and the backend's facts.
 */
export function practice(language: string): Plugin {
  let broken = false;
  return {
    name: 'practice',
    async config() {
      await writeModules();
      return {
        publicDir: join(modulesFolder, 'public'),
        resolve: {
          alias: [
            { find: 'practice', replacement: join(modulesFolder, language) },
          ],
        },
        // hotUpdate() names all changed modules at once, so that the page is
        // loaded only once. Builds write here, too. An editor can empty a file
        // before it writes.
        server: {
          watch: {
            awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 20 },
            ignored: ['**/.cache/bundle/**', '**/.cache/practice/**/*.ts'],
          },
        },
      };
    },
    async hotUpdate({ file, modules, server }) {
      if (
        this.environment.name !== 'client' ||
        !file.startsWith(practiceFolder)
      )
        return undefined;
      try {
        const changed = await writeModules();
        // Before the page asks for a new picture.
        for (const one of changed)
          if (!one.endsWith('.ts')) server.watcher.emit('add', one);
        await writeBackendFacts();
        // A page that was opened meanwhile has nothing but the errors, and no
        // module to update.
        if (broken) this.environment.hot.send({ type: 'full-reload' });
        broken = false;
        const { moduleGraph } = this.environment;
        return [
          ...modules,
          ...changed.flatMap((one) => [
            ...(moduleGraph.getModulesByFile(one) ?? []),
          ]),
        ];
      } catch (error) {
        broken = true;
        // Vite shows it in the browser, but only on an open page.
        this.environment.logger.error((error as Error).message);
        throw error;
      }
    },
  };
}

if (import.meta.main) {
  await reportErrors(async () => {
    if (process.argv[2] !== 'backend') {
      await writeModules();
      await linkModules();
    }
    await writeBackendFacts();
  });
}
