import type { Plugin } from 'vite';

/**
 * Leaves out the parts of React Router that the site doesn't use. Its package.json names only the development build, which
 * has warnings for developers. In the production build, the statements below look as if they had side effects, so the
 * bundler would keep its framework's forms, scripts and scroll restoration: over a kilobyte on every page.
 */
export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    enforce: 'pre',
    apply: 'build',
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
        code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(
            /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm,
            'var $1 = /* @__PURE__ */ $2',
          )
          .replaceAll(
            /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?\n\});$/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          ),
    },
  };
}
