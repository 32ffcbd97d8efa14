import type { Plugin } from 'vite';
import { application } from './document.ts';

/** Statements that look as if they had side effects, and how they don't. */
const pureStatements: [statement: RegExp, pure: string][] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [
    /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    'var $1 = /* @__PURE__ */ $2',
  ],
  [
    /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?\n\});$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
];

/**
 * Leaves out the parts of React Router that the site doesn't use. Its
 * package.json names only the development build, which has warnings for
 * developers. In the production build, some statements look as if they had side
 * effects, so the bundler would keep its framework's forms, scripts and scroll
 * restoration: three kilobytes on every page, which the budgets don't have.
 * Rolldown's own options leave out less, or break React.
 */
export function smallRouter(): Plugin {
  const used = new Set<RegExp>();
  return {
    name: 'small-router',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild && application !== 'admin',
    resolveId: {
      filter: { id: /^react-router$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, {
          skipSelf: true,
        });
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
      if (!error && used.size < pureStatements.length)
        throw new Error(
          'generator/small-router.ts doesn’t fit React Router anymore.',
        );
    },
  };
}
