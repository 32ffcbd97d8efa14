import { randomUUID } from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { ComponentType } from 'react';
import { claimsIn } from '../../../src/content/prose.ts';
import { readLocales } from '../../locales/locales.ts';
import { type Loaded, loadPractice } from '../read/load-practice.ts';
import type { Practice } from '../read/practice-facts.ts';
import { practiceFolder } from '../read/practice-folder.ts';
import type { Text } from '../read/practice-reader.ts';
import { pageIds } from '../schema/markdown-schemas.ts';
import { writeEditorSchemas } from './editor-schemas.ts';

type Town = Loaded['towns'][number];

/** The path of a town's page. */
const townPath = (slug: string, { address }: Practice) =>
  `/eye-exam-${slug}-${address.state.toLowerCase()}`;

/** An object with only these properties. */
const pick = <From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<
    From,
    Name
  >;

/** Facts for few pages, which stay out of the shared script. */
const detailNames = [
  'allReviews',
  'answers',
  'entrance',
  'examMinutes',
  'forms',
  'geo',
  'insurers',
  'interpreters',
  'languages',
  'medicalReview',
  'myopia',
  'payment',
  'priceRange',
  'prices',
  'promises',
  'remake',
  'streets',
  'transit',
] as const;

/** Facts that the build computes texts and signs from. */
const openingNames = ['closures', 'hours', 'timeZone'] as const;

/** What lists of all towns, and of all legal pages, show of each. */
const ofTown = [
  'slug',
  'name',
  'county',
  'heading',
  'title',
  'description',
  'inOneLine',
  'updated',
] as const;
const ofLegal = [
  'id',
  'label',
  'title',
  'description',
  'heading',
  'lead',
  'reviewed',
  'updated',
] as const;

/** Modules with the same name for every practice. */
function commonModules(loaded: Loaded) {
  const {
    practice,
    letter,
    difference,
    community,
    gettingHere,
    towns,
    doctors,
  } = loaded;
  const details = pick(practice, detailNames);
  const opening = pick(practice, openingNames);
  const core = Object.fromEntries(
    Object.entries(practice).filter(
      ([name]) => !(name in details || name in opening),
    ),
  ) as Omit<Practice, keyof typeof details | keyof typeof opening>;
  const find = (role: 'founder' | 'myopia' | 'newest') =>
    doctors.find(({ roles }) => roles.includes(role));
  // Without treatments, there's no page about this doctor.
  const doctorForMyopia =
    practice.treatments.length > 0 ? find('myopia') : undefined;
  return {
    core: {
      practice: core,
      // Every page needs the path of this doctor's page, but few need the
      // doctors.
      myopiaDoctor:
        doctorForMyopia &&
        pick(doctorForMyopia, [
          'slug',
          'name',
          'nameInText',
          'shortName',
          'credentials',
          'portrait',
        ]),
      doctorCount: doctors.length,
      reviewCount: loaded.reviews.length,
      // Descriptions and leads depend on these two.
      independent: practice.promises.independent,
      reviewPolicy: practice.promises.reviewPolicy,
    },
    details: { details },
    opening: { opening },
    doctors: {
      doctors,
      founder: find('founder'),
      doctorForMyopia,
      newestDoctor: find('newest'),
    },
    reviews: { reviews: loaded.reviews },
    awards: { awards: loaded.awards },
    redirects: { redirects: loaded.redirects ?? {} },
    letter: { letter },
    difference: { difference },
    community: { community },
    'getting-here': { gettingHere },
    towns: {
      towns: towns.map((town) => ({
        ...pick(town, ofTown),
        path: townPath(town.slug, practice),
      })),
    },
    legal: {
      documents: loaded.legal.map((document) => pick(document, ofLegal)),
    },
  };
}

function townModule({ picture, ...town }: Town, practice: Practice) {
  if (!picture) throw new Error('A missing picture was not reported.');
  return { town: { ...town, picture, path: townPath(town.slug, practice) } };
}

type PageText = Loaded['pages'] extends Map<string, infer Text> ? Text : never;

/** When what a practice says on a page was last changed, if it's known. */
interface PageDates {
  /** Anything on it. */
  updated?: string | undefined;
  /** The page's own text. */
  textUpdated?: string | undefined;
}

/** Sections are a separate module, because they aren't hydrated. */
const pageModule = (
  { sections, blocks, updated: textUpdated, ...text }: PageText,
  updated: string | undefined,
) => ({ text: { ...text, textUpdated, updated } as typeof text & PageDates });

const noText: PageText = { blocks: [], sections: [] };

interface Component {
  default: ComponentType;
}

/** Dynamic imports, such as one for each town. */
type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** The exports of every module, for the types in the generated files. */
export interface Modules extends ReturnType<typeof commonModules> {
  town: ReturnType<typeof townModule>;
  page: ReturnType<typeof pageModule>;
  component: Component;
  'town-loaders': { townLoaders: Loaders<Modules['town']> };
  'section-loaders': {
    sectionLoaders: Loaders<Component>;
    /** The claims that each page's sections cite. */
    sectionClaims: Record<string, ReturnType<typeof claimsIn>>;
    changedSections: Loaded['changedSections'];
  };
  'legal-text-loaders': { legalTextLoaders: Loaders<Component> };
}

const constant = (module: keyof Modules, name: string, code: string) =>
  `export const ${name}: Modules['${module}']['${name}'] = ${code};\n`;

const data = <Name extends keyof Modules>(
  module: Name,
  exported: Partial<Modules[Name]>,
) =>
  Object.entries(exported)
    .map(([name, value]) => constant(module, name, JSON.stringify(value)))
    .join('');

function loaders(
  module: keyof Modules,
  name: string,
  folder: string,
  files: readonly string[],
) {
  const entries = files.map(
    (file) => `'${file}': () => import('./${folder}/${file}.ts')`,
  );
  return constant(module, name, `{ ${entries.join(', ')} }`);
}

/** A component made of a text's sections. */
const component = ({ sections }: Pick<Text<object>, 'sections'>) =>
  `import { proseSections } from '@/components/prose/prose';
export default proseSections(${JSON.stringify(sections)}) satisfies Modules['component']['default'];\n`;

/**
 * The modules that the pages import, by file name without its ending: the
 * loaded practice in parts.
 */
export function practiceModules(
  loaded: Loaded,
): [file: string, code: string][] {
  const { changedSections, legal, pages, practice, towns } = loaded;
  const withSections = [...pages].filter(
    ([, { sections }]) => sections.length > 0,
  );
  // What's added to a page, and what replaces a section of it.
  const ownSections = new Map<string, PageText['sections']>();
  for (const [page, { sections }] of withSections) {
    for (const section of sections) {
      const name = section.id ? `${page}/${section.id}` : page;
      ownSections.set(name, [...(ownSections.get(name) ?? []), section]);
    }
  }
  const sectionClaims = Object.fromEntries(
    withSections.map(([id, { sections }]) => [
      id,
      [...new Set(claimsIn(sections))],
    ]),
  );
  const townSlugs = towns.map(({ slug }) => slug);
  const legalIds = legal.map(({ id }) => id);
  const common = Object.entries(commonModules(loaded)) as [
    keyof Modules,
    never,
  ][];
  return [
    ...common.map(([name, exported]): [string, string] => [
      name,
      data(name, exported),
    ]),
    [
      'town-loaders',
      loaders('town-loaders', 'townLoaders', 'towns', townSlugs),
    ],
    ...towns.map((town): [string, string] => [
      `towns/${town.slug}`,
      data('town', townModule(town, practice)),
    ]),
    ['no-text', data('page', { text: {} })],
    // Pages without text from the practice share one module, which every page
    // has loaded.
    ...pageIds.map((id): [string, string] => {
      const text = pages.get(id);
      const updated = loaded.pageDates.get(id);
      return [
        `pages/${id}`,
        text || updated
          ? data('page', pageModule(text ?? noText, updated))
          : `export { text } from '../no-text.ts';\n`,
      ];
    }),
    [
      'section-loaders',
      loaders('section-loaders', 'sectionLoaders', 'sections', [
        ...ownSections.keys(),
      ]) + data('section-loaders', { sectionClaims, changedSections }),
    ],
    ...[...ownSections].map(([name, sections]): [string, string] => [
      `sections/${name}`,
      component({ sections }),
    ]),
    [
      'legal-text-loaders',
      loaders('legal-text-loaders', 'legalTextLoaders', 'legal-text', legalIds),
    ],
    ...legal.map((document): [string, string] => [
      `legal-text/${document.id}`,
      component(document),
    ]),
  ];
}

const frontend = join(import.meta.dirname, '../../..');
const generatedFolder = join(frontend, '.cache/practice');

/**
 * The chosen practice's modules: a folder for each language, and `public/` with
 * the images.
 */
export const modulesFolder = join(
  generatedFolder,
  relative(frontend, practiceFolder).replaceAll(/[/\\]/g, '-'),
);

/**
 * Replaces a file if its content has changed, atomically, because parallel
 * tests and checks read it.
 * @returns the file, if it has
 */
export async function updateFile(
  file: string,
  content: string | Buffer,
): Promise<string[]> {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) return [];
  await mkdir(generatedFolder, { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  const whole = join(generatedFolder, randomUUID());
  await writeFile(whole, content);
  await rename(whole, file);
  return [file];
}

/** Imports the types of the constants in a file. */
function withTypes(file: string, code: string): string {
  if (!/\bModules\[/.test(code)) return code;
  const types = relative(dirname(file), import.meta.filename);
  return `import type { Modules } from '${types}';\n${code}`;
}

/**
 * Writes the modules for the pages, with texts in each language. What a
 * practice hasn't translated is left out.
 * @returns the files that have changed
 * @throws PracticeError with all errors
 */
export async function writeModules(): Promise<string[]> {
  const files = new Map<string, string | Buffer>();
  for (const { language } of await readLocales()) {
    const loaded = await loadPractice(practiceFolder, undefined, language);
    for (const [src, { data }] of loaded.pictures) {
      files.set(join(modulesFolder, 'public', src), data);
    }
    for (const [name, code] of practiceModules(loaded)) {
      const file = join(modulesFolder, language, `${name}.ts`);
      files.set(file, withTypes(file, code));
    }
  }
  const changed = await Promise.all(
    [...files].map(([file, content]) => updateFile(file, content)),
  );
  await writeEditorSchemas();
  const existing = await readdir(modulesFolder, {
    recursive: true,
    withFileTypes: true,
  });
  const old = existing
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !files.has(file));
  await Promise.all(old.map((file) => rm(file, { force: true })));
  return changed.flat();
}

/** Prints what should be changed in the folder, but stops no build. */
export async function sayWarnings(): Promise<void> {
  const { warnings } = await loadPractice();
  for (const warning of warnings) console.warn(warning);
}

/** Makes these modules the ones that compiler and linter read. */
export async function linkModules(): Promise<void> {
  const link = join(generatedFolder, randomUUID());
  await symlink(basename(modulesFolder), link);
  await rename(link, join(generatedFolder, 'current'));
}
