import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import { practice } from './practice/practice-plugin.ts';

/**
 * `import { seoRecords } from '…/seo-records?data'` gives what the module exports as plain data,
 * worked out at build. Importing the module itself would give every page's entry a file of its own,
 * since the pages import theirs too.
 */
export function data(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'data',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    load: {
      filter: { id: /\?data$/ },
      async handler(id) {
        const { module } = await runnerImport<Record<string, unknown>>(id.replace(/\?data$/, ''), {
          configFile: false,
          define: config.define,
          plugins: [practice()],
          resolve: { alias: config.resolve.alias },
        });
        const code = Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
        return { code, moduleType: 'js' };
      },
    },
  };
}
