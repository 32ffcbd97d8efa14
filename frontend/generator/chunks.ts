import type { Rolldown } from 'vite';

type ModuleGraph = Rolldown.ChunkingContext;

const application = /\/src\/app\/entry-(?:browser|admin)\.tsx$/;
const page = /\/src\/pages\/[^/]+\/[\w-]+-(?:page|template)\.tsx$/;

const shared = /\/src\/(?:components|content)\//;

/** The applications and pages that import a module, directly or not. */
function usersOf(id: string, graph: ModuleGraph): string[] {
  const modules = new Set([id]);
  // The set grows while it's read.
  for (const one of modules) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? [])
      modules.add(importer);
  }
  return [...modules].filter((one) => application.test(one) || page.test(one));
}

/**
 * One file for an application and what at least three pages use, because larger
 * files compress better. It also has the small things that pages share, which
 * aren't worth a request each. What pages use only in sections that aren't
 * hydrated (static-plugin.ts) is loaded with those.
 */
function siteChunk(id: string, graph: ModuleGraph): string | null {
  const users = usersOf(id, graph);
  const { length } = graph.getModuleInfo(id)?.code ?? '';
  const isShared =
    users.some((user) => application.test(user)) ||
    users.length >= 3 ||
    (users.length > 0 && shared.test(id) && length < 2000);
  return isShared ? 'site' : null;
}

const partsChunk = (id: string, graph: ModuleGraph): string | null =>
  usersOf(id, graph).length === 0 ? 'parts' : null;

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
