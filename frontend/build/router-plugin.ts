import type { Plugin } from 'vite';

/**
 * Leaves out what the site doesn't use of React Router. Its package.json names only the development build, which has
 * warnings for developers. In its production build, these statements look as if they had effects, so the bundler keeps
 * forms, scripts and scroll restoration of its framework: over a kilobyte on every page.
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
