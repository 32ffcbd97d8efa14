import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type ModuleGraph = Rolldown.ChunkingContext;

const frontend = join(import.meta.dirname, '..');

/**
 * @throws Error for a path that's gone, because its modules would silently end
 * up in other chunks
 */
const paths = (...names: string[]): string[] =>
  names.map((name) => {
    const path = join(frontend, name);
    if (!existsSync(path))
      throw new Error(
        `There's no ${name} anymore. Correct generator/chunks.ts.`,
      );
    return path;
  });

/**
 * Every page shares the modules in these folders, and these modules. Their
 * imports are included.
 */
const sharedFolders = paths(
  'src/app',
  'src/app/layout',
  'src/components',
  'src/seo',
);
const sharedModules = paths(
  'src/content/dates.ts',
  'src/content/in-words.ts',
  'src/content/offered-treatments.ts',
  'src/content/opening-details.ts',
  'src/content/practice.ts',
  'src/content/prose.ts',
);
/** Few pages import these, or only static sections and the build. */
const notShared = paths(
  'src/app/boot.ts',
  'src/app/boot-admin.ts',
  'src/app/entry-admin.tsx',
  'src/app/entry-prerender.tsx',
  'src/components/card-grid.tsx',
  'src/components/field-error.tsx',
  'src/components/fold.tsx',
  'src/components/live-hours.ts',
  'src/components/lists.tsx',
  'src/components/save-file.ts',
  'src/seo/medical-review.ts',
);

/** Placeholders for `.static` components of more than one page. */
const sharedStatic = /\/src\/components\/.*\.static\.tsx\?static$/;

function siteChunk(id: string): string | null {
  const [file = ''] = id.split('?');
  const shared =
    isPracticeModule(file, 'no-text') ||
    sharedModules.includes(file) ||
    (sharedFolders.includes(dirname(file)) &&
      /(?<!\.static)\.tsx?$/.test(file) &&
      !notShared.includes(file));
  return shared || sharedStatic.test(id) ? 'site' : null;
}

/** A module that `generate.ts` wrote for each practice and language. */
const isPracticeModule = (id: string, name: string) =>
  dirname(dirname(dirname(id))) === join(frontend, '.cache/practice') &&
  id.endsWith(`/${name}.ts`);

function isOneOf(...names: string[]) {
  const files = paths(...names);
  return (id: string) => files.includes(id.split('?')[0] ?? '');
}

/**
 * Whether a module belongs to one of these packages.
 * @throws Error for a package that isn't installed
 */
function isPartOf(...packages: string[]) {
  const folders = packages.map((name) =>
    fileURLToPath(new URL('.', import.meta.resolve(`${name}/package.json`))),
  );
  return (id: string) => folders.some((folder) => id.startsWith(folder));
}

const isBoot = isOneOf(
  'src/app/boot.ts',
  'src/app/boot-admin.ts',
  'src/app/second-try.ts',
  'src/components/live-hours.ts',
  'src/content/clock.ts',
  'src/content/office.ts',
  'src/content/open-status.ts',
  'src/features/admin/session/first-screen.ts',
);

const boot = {
  name: 'boot',
  test: (id: string) => isBoot(id) || id.includes('vite/preload-helper'),
  priority: 2,
};

const isLibrary = isPartOf(
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
);

/** The libraries of every page. */
const vendor = { name: 'vendor', test: isLibrary };

const isAdmin = isOneOf('src/app/entry-admin.tsx');
const isQuery = isPartOf('@tanstack/react-query', '@tanstack/query-core');

/**
 * Which modules of the admin page share a file: all of the sign-in, with all of
 * TanStack Query.
 */
export const adminChunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    boot,
    vendor,
    { name: 'admin', test: (id: string) => isAdmin(id) || isQuery(id) },
  ],
};

/**
 * Whose static section this is: the name of a page's folder, or `components`.
 */
function ownerOfSection(id: string): string | undefined {
  if (!id.endsWith('.static.tsx')) return undefined;
  return /\/src\/pages\/([^/]+)\//.exec(id)?.[1] ?? 'components';
}

/**
 * The owners of the static sections that use a module, or undefined if it's
 * used elsewhere, too.
 */
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
  if (importers.length === 0 || !owners.every((some) => some !== undefined))
    return undefined;
  return new Set(owners.flatMap((some) => [...some]));
}

/**
 * A static component of the page layout that's too small for a request of its
 * own.
 */
const smallSections = paths('src/seo/structured-data/common-data.static.tsx');

/**
 * A page's static sections come with one request when it's opened, and what
 * several pages' sections share with another.
 */
function sectionsChunk(id: string, graph: ModuleGraph): string | null {
  const owners = ownersOf(id, graph) ?? new Set();
  const pages = [...owners].filter((owner) => owner !== 'components');
  if (pages.length > 1 || smallSections.includes(id)) return 'section-parts';
  return owners.size === 1 && pages[0] !== undefined
    ? `${pages[0]}-sections`
    : null;
}

/** Which modules share a file. */
export const chunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    boot,
    // One chunk for libraries and one for what every page shares, because
    // larger chunks compress better. The toast stays with the pages that show
    // toasts.
    vendor,
    { name: siteChunk, debugName: 'site' },
    {
      name: 'urgent',
      test: isOneOf(
        'src/components/urgent/urgent-text.tsx',
        '../shared/src/urgent-message.ts',
      ),
    },
    // With its class names, which otherwise get a tiny file of their own.
    {
      name: 'care-card',
      test: isOneOf(
        'src/components/urgent/care-card.tsx',
        'src/components/urgent/care-card.module.css',
      ),
    },
    // The doctors and their portraits are small and shown together: one
    // request, not three.
    { name: 'doctors', test: (id) => isPracticeModule(id, 'doctors') },
    // Only for the contact page and the towns, so not with what all sections
    // share.
    {
      name: 'getting-here',
      test: (id) => isPracticeModule(id, 'getting-here'),
    },
    {
      name: sectionsChunk,
      debugName: 'sections',
      includeDependenciesRecursively: false,
    },
  ],
};
