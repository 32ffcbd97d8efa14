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
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { backendFacts } from './modules/backend-facts.ts';
import { practiceFolder } from './read/practice-folder.ts';
import { reportErrors } from './read/user-error.ts';

const backendModule = join(
  import.meta.dirname,
  '../../../shared/src/practice.ts',
);

/** Not available where the backend's image is built. */
const forPages = () => import('./modules/practice-modules.ts');

async function updateBackendFacts(): Promise<void> {
  const { updateFile } = await forPages();
  await updateFile(backendModule, await backendFacts());
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
      const { modulesFolder, writeModules } = await forPages();
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
        const { writeModules } = await forPages();
        const changed = await writeModules();
        // Before the page asks for a new picture.
        for (const one of changed)
          if (!one.endsWith('.ts')) server.watcher.emit('add', one);
        await updateBackendFacts();
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
    if (process.argv[2] === 'backend') {
      await writeFile(backendModule, await backendFacts());
      return;
    }
    const { linkModules, sayWarnings, writeModules } = await forPages();
    await writeModules();
    await sayWarnings();
    await linkModules();
    await updateBackendFacts();
  });
}
