import type { Rolldown } from 'vite';

type ModuleGraph = Rolldown.ChunkingContext;

/** Modules that every page shares, by folder and file. Their imports are included. */
const shared =
  /\/practice\/[^/]+\/[^/]+\/no-text\.ts$|\/src\/(?:(?:app|app\/layout|components|seo)\/[^/]+|content\/(?:dates|in-words|offered-treatments|opening-details|percentages|practice|question)|components\/toast\/toast-store)\.tsx?(?:\?data)?$/;

/** Placeholders for `.static` components of more than one page. */
const sharedStatic = /\/src\/components\/.*\.static\.tsx\?static$/;

/** Modules that only static sections and the build import, or few pages. */
const notShared =
  /\.static\.|\/components\/(?:fold|lists|tool)\.|\/app\/(?:boot|entry-prerender)\.|\/seo\/medical-review\./;

const siteChunk = (id: string) =>
  sharedStatic.test(id) || (shared.test(id) && !notShared.test(id)) ? 'site' : null;

/** Whose static section this is: the name of a page's folder, or `components`. */
function ownerOfSection(id: string): string | undefined {
  if (!id.endsWith('.static.tsx')) return undefined;
  return /\/src\/pages\/([^/]+)\//.exec(id)?.[1] ?? 'components';
}

/** The owners of the static sections that use a module, or undefined if it's used elsewhere, too. */
function ownersOf(
  id: string,
  graph: ModuleGraph,
  seen: readonly string[] = [],
): Set<string> | undefined {
  const owner = ownerOfSection(id);
  if (owner !== undefined) return new Set([owner]);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const owners = importers
    .filter((importer) => !seen.includes(importer))
    .map((importer) => ownersOf(importer, graph, [...seen, id]));
  if (importers.length === 0 || !owners.every((some) => some !== undefined)) return undefined;
  return new Set(owners.flatMap((some) => [...some]));
}

/** A static component of the page layout that's too small for a request of its own. */
const smallSection = '/common-data.static.tsx';

/** A page's static sections come with one request when it's opened, and what several pages' sections share with another. */
function sectionsChunk(id: string, graph: ModuleGraph): string | null {
  const owners = ownersOf(id, graph) ?? new Set();
  const pages = [...owners].filter((owner) => owner !== 'components');
  if (pages.length > 1 || id.endsWith(smallSection)) return 'section-parts';
  return owners.size === 1 && pages[0] !== undefined ? `${pages[0]}-sections` : null;
}

/** Which modules share a file. */
export const chunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'boot', test: /vite\/preload-helper|app\/boot/, priority: 2 },
    // One chunk for libraries and one for what every page shares, because larger chunks compress
    // better. The toast stays with the pages that show toasts.
    {
      name: 'vendor',
      test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
    },
    { name: siteChunk, debugName: 'site' },
    { name: 'show-sign-in', test: /\/admin\/session\/(?:show-sign-in|first-screen)\./ },
    { name: 'axios', test: /node_modules\/axios\// },
    // With all of TanStack Query, also what only the dashboard uses: one chunk compresses better than two.
    { name: 'admin-page', test: /\/src\/pages\/admin\/|node_modules\/@tanstack\// },
    {
      name: 'urgent',
      test: /\/src\/(components\/urgent\/urgent-text|urgent-message)/,
    },
    // The doctors and their portraits are small and shown together: one request, not three.
    { name: 'doctors', test: /\/practice\/[^/]+\/[^/]+\/doctors\.ts$/ },
    // Only for the contact page and the towns, so not with what all sections share.
    { name: 'getting-here', test: /\/practice\/[^/]+\/[^/]+\/getting-here\.ts$/ },
    { name: sectionsChunk, debugName: 'sections', includeDependenciesRecursively: false },
  ],
};
