import type { Rolldown } from 'vite';

type ModuleGraph = Rolldown.ChunkingContext;

const application = /\/src\/app\/entry-(?:browser|admin)\.tsx$/;
const page = /\/src\/pages\/[^/]+\/[\w-]+-(?:page|template)\.tsx$/;

const shared = /\/src\/(?:components|content)\//;

/**
 * The applications, pages and lazily loaded parts that import a module,
 * directly or not.
 */
function usersOf(id: string, graph: ModuleGraph) {
  const modules = new Set([id]);
  // The set grows while it's read.
  for (const one of modules) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? [])
      modules.add(importer);
  }
  const entries = [...modules].filter(
    (one) => graph.getModuleInfo(one)?.importers.length === 0,
  );
  const users = entries.filter(
    (one) => application.test(one) || page.test(one),
  );
  return { users, isShared: entries.length > 1 };
}

/**
 * One file for an application and what at least three pages use, because larger
 * files compress better. It also has the small things that pages share, which
 * aren't worth a request each. What pages use only in sections that aren't
 * hydrated (static-plugin.ts) is loaded with those.
 */
function siteChunk(id: string, graph: ModuleGraph): string | null {
  const { users, isShared } = usersOf(id, graph);
  const { length } = graph.getModuleInfo(id)?.code ?? '';
  const isSmall = shared.test(id) && length < 2000;
  const isOnSite =
    users.some((user) => application.test(user)) ||
    users.length >= 3 ||
    (users.length > 0 && isShared && isSmall);
  return isOnSite ? 'site' : null;
}

const partsChunk = (id: string, graph: ModuleGraph): string | null =>
  usersOf(id, graph).users.length === 0 ? 'parts' : null;

const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//;

/** Which modules share a file. Rolldown decides about all others. */
export const chunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // What the page loads directly stays small.
    { name: 'boot', tags: ['$initial'], priority: 3 },
    { name: 'vendor', test: libraries, priority: 2 },
    { name: siteChunk, debugName: 'site', priority: 1 },
    // Otherwise, opening a page would take a dozen small files.
    {
      name: partsChunk,
      debugName: 'parts',
      minShareCount: 4,
      includeDependenciesRecursively: false,
    },
  ],
};

/**
 * The name of a file, such as `about-page`, or `about-sections` for its
 * sections.
 */
export function chunkName({ name, facadeModuleId }: Rolldown.PreRenderedChunk) {
  const [, folder] =
    /\/pages\/([^/]+)\/sections\.static\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return folder === undefined ? name : `${folder}-sections`;
}
