import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeBackendFacts } from './backend-facts.ts';
import { loadPractice, practiceFolder } from './load-practice.ts';

const name = 'virtual:practice';

/**
 * `import { practice } from 'virtual:practice'` gives the facts of the practice's folder as plain
 * data: read, checked and completed at build, so that no parser reaches the browser. In development
 * the backend gets its facts again too when they change.
 */
export function practice(): Plugin {
  let developing = false;
  return {
    name: 'practice',
    configResolved({ command, mode }) {
      developing = command === 'serve' && mode === 'development';
    },
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => `\0${name}` },
    load: {
      filter: { id: new RegExp(`^\0${name}$`) },
      async handler() {
        this.addWatchFile(join(practiceFolder, 'practice.yaml'));
        const facts = await loadPractice();
        if (developing) await writeBackendFacts(facts);
        return { code: `export const practice = ${JSON.stringify(facts)};`, moduleType: 'js' };
      },
    },
  };
}
