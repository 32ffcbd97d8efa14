import type { Plugin } from 'vite';

const nothing = '\0axios-fetch-adapter';

/**
 * axios without its fetch adapter, a fifth of it: every browser has XMLHttpRequest, which it prefers,
 * so the adapter would travel along and never run. Should axios move the file, only bytes are lost.
 */
export function axiosWithoutFetch(): Plugin {
  return {
    name: 'axios-without-fetch',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^\.\/fetch\.js$/ },
      handler(_source, importer) {
        return importer?.endsWith('/axios/lib/adapters/adapters.js') ? nothing : undefined;
      },
    },
    load: {
      filter: { id: new RegExp(`^${nothing}$`) },
      handler: () => 'export const getFetch = undefined;',
    },
  };
}
