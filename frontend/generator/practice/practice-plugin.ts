import { join } from 'node:path';
import type { Plugin } from 'vite';
import { modulesFolder, writeBackendFacts, writeModules } from './generate.ts';
import { practiceFolder } from './practice-folder.ts';

/**
 * `import { doctors } from 'practice/doctors'` imports plain data from the practice's folder, in one language. It's read
 * and validated before, so no parser reaches the browser. In development, a change in the folder updates the modules,
 * and the backend's facts.
 */
export function practice(language: string): Plugin {
  return {
    name: 'practice',
    async config() {
      await writeModules();
      return {
        publicDir: join(modulesFolder, 'public'),
        resolve: { alias: [{ find: 'practice', replacement: join(modulesFolder, language) }] },
      };
    },
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.startsWith(practiceFolder)) return;
      try {
        await writeBackendFacts((await writeModules()).practice);
      } catch (error) {
        // Vite shows it in the browser, but only on an open page.
        this.environment.logger.error((error as Error).message);
        throw error;
      }
    },
  };
}
