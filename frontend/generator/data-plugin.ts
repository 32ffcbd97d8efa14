import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import { locale } from './locales/locale-plugin.ts';
import { translate } from './locales/translate-plugin.ts';

/**
 * `import { seoRecords } from '…/dashboard-data?data'` evaluates the module at build time and imports its
 * exports as plain data. A normal import would create a chunk for each page's entry, because the pages
 * import them too.
 */
export function data(language: string): Plugin {
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
          plugins: [locale(language), translate(language)],
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
