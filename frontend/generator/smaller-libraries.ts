import type { Plugin } from 'vite';

const inBrowsers: Pick<Plugin, 'enforce' | 'apply'> = {
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
};

const fail = (plugin: string): never => {
  throw new Error(`${plugin} in generator/smaller-libraries.ts doesn't fit the library anymore.`);
};

/** Statements that look as if they had side effects, and how they don't. */
const pureStatements: [statement: RegExp, pure: string][] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2'],
  [
    /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?\n\});$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
];

/**
 * Leaves out the parts of React Router that the site doesn't use. Its package.json names only the development build, which
 * has warnings for developers. In the production build, some statements look as if they had side effects, so the
 * bundler would keep its framework's forms, scripts and scroll restoration: three kilobytes on every page.
 */
export function smallRouter(): Plugin {
  const used = new Set<RegExp>();
  return {
    ...inBrowsers,
    name: 'small-router',
    resolveId: {
      filter: { id: /^react-router$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved?.id.replace('/dist/development/', '/dist/production/');
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) =>
        pureStatements.reduce((before, [statement, pure]) => {
          const after = before.replaceAll(statement, pure);
          if (after !== before) used.add(statement);
          return after;
        }, code),
    },
    buildEnd(error) {
      if (!error && used.size < pureStatements.length) fail('smallRouter');
    },
  };
}

const nothing = '\0axios-fetch-adapter';

/** Removes axios's fetch adapter, a fifth of its size. axios prefers XMLHttpRequest, which every browser has. */
export function axiosWithoutFetch(): Plugin {
  let removed = false;
  return {
    ...inBrowsers,
    name: 'axios-without-fetch',
    resolveId: {
      filter: { id: /^\.\/fetch\.js$/ },
      handler(_source, importer) {
        if (!importer?.endsWith('/axios/lib/adapters/adapters.js')) return undefined;
        removed = true;
        return nothing;
      },
    },
    load: {
      filter: { id: new RegExp(`^${nothing}$`) },
      handler: () => 'export const getFetch = undefined;',
    },
    buildEnd(error) {
      if (!error && !removed) fail('axiosWithoutFetch');
    },
  };
}
