import { basename, extname } from 'node:path';
import type { Plugin } from 'vite';
import { claimsIn } from '../../src/content/prose.ts';
import { writeBackendFacts } from './backend-facts.ts';
import { type Loaded, loadPractice } from './load-practice.ts';
import { practiceFolder } from './practice-folder.ts';
import { type Picture, pictureHash } from './pictures.ts';
import type { Filled } from './texts.ts';

const modules = /^virtual:practice(?:\/[\w/-]+)?$/;

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** The picture's name in the build, which changes with its content. */
function assetName({ name, data }: Picture): string {
  return `assets/${basename(name, extname(name))}-${pictureHash(data)}${extname(name)}`;
}

const dataUrl = ({ name, data }: Picture) =>
  `data:${mediaTypes[extname(name)] ?? ''};base64,${data.toString('base64')}`;

/** A picture with the address that the build gives it. */
type Placed = (picture: Picture) => { src: string; width: number; height: number };

/** A text whose pictures have their addresses. */
function placedText<Text extends Filled<object>>(
  { pictures, sections, ...text }: Text,
  place: Placed,
) {
  return {
    ...text,
    sections: sections.map((section) => {
      const picture = pictures.get(section);
      return picture ? { ...section, picture: { ...place(picture), alt: picture.alt } } : section;
    }),
  };
}

function placedPicture(picture: (Picture & { alt: string }) | undefined, place: Placed) {
  return picture && { ...place(picture), alt: picture.alt };
}

function withPicture<Text extends Filled<{ picture: (Picture & { alt: string }) | undefined }>>(
  text: Text,
  place: Placed,
) {
  return { ...placedText(text, place), picture: placedPicture(text.picture, place) };
}

/** The address of a town's page, in both slash forms the same. */
const townPath = (slug: string, state: string) => `/eye-exam-${slug}-${state.toLowerCase()}`;

/** What each of the virtual modules exports, by its name after `virtual:practice`. */
function modulesOf(loaded: Loaded, place: Placed): Record<string, () => Record<string, unknown>> {
  const { practice, letter, difference, community, gettingHere, pages, towns } = loaded;
  // What few pages say stays out of the script that all pages share.
  const { geo, languages, payment, priceRange, prices, ...core } = practice;
  const details = { geo, languages, payment, priceRange, prices };
  const doctors = loaded.doctors.map((doctor) => ({ ...doctor, portrait: place(doctor.portrait) }));
  const withRole = (role: 'founder' | 'myopia' | 'newest') =>
    doctors.find(({ roles }) => roles.includes(role));
  const { slug, name, shortName, credentials, portrait } = withRole('myopia') ?? {};
  const townAddress = (town: string) => townPath(town, practice.address.state);

  return {
    '': () => ({
      practice: core,
      // Every page knows the address of this doctor's page, and few know the doctors.
      myopiaDoctor: { slug, name, shortName, credentials, portrait },
      doctorCount: doctors.length,
    }),
    '/details': () => ({ details }),
    '/doctors': () => ({
      doctors,
      founder: withRole('founder'),
      doctorForMyopia: withRole('myopia'),
      newestDoctor: withRole('newest'),
    }),
    '/reviews': () => ({ reviews: loaded.reviews }),
    '/awards': () => ({ awards: loaded.awards }),
    '/letter': () => ({ letter: letter && placedText(letter, place) }),
    '/difference': () => ({ difference: difference && placedText(difference, place) }),
    '/community': () => ({ community: community && withPicture(community, place) }),
    '/getting-here': () => ({ gettingHere: gettingHere && withPicture(gettingHere, place) }),
    '/towns': () => ({
      towns: towns.map(({ slug, name, title, description, inOneLine }) => ({
        slug,
        path: townAddress(slug),
        name,
        title,
        description,
        inOneLine,
      })),
    }),
    ...Object.fromEntries(
      towns.map((town) => [
        `/towns/${town.slug}`,
        () => ({ town: { ...withPicture(town, place), path: townAddress(town.slug) } }),
      ]),
    ),
    ...Object.fromEntries(
      [...pages].map(([id, text]) => [
        `/pages/${id}`,
        () => {
          // The sections are a module of their own: pages load them without hydrating them.
          const { sections, blocks, pictures, ...facts } = text;
          return { text: { ...facts, picture: placedPicture(text.picture, place) } };
        },
      ]),
    ),
  };
}

function moduleCode(exported: Record<string, unknown>): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** A module that imports others when they're needed, such as each town with its page. */
function loadersCode(name: string, folder: string, keys: readonly string[]): string {
  const entries = keys.map((key) => `'${key}': () => import('virtual:practice/${folder}/${key}')`);
  return `export const ${name} = { ${entries.join(', ')} };`;
}

/** A component with the sections that the practice adds to a page. */
function sectionsCode({ sections }: ReturnType<typeof placedText>): string {
  return `import { createElement } from 'react';
import { ProseSections } from '@/components/prose/prose';
const sections = ${JSON.stringify(sections)};
export default () => createElement(ProseSections, { sections });`;
}

/** The code of a virtual module, by its name after `virtual:practice`. */
function codeOf(name: string, loaded: Loaded, place: Placed): string {
  const { pages, towns } = loaded;
  const withSections = [...pages].filter(([, { sections }]) => sections.length > 0);
  if (name === '/town-loaders') {
    return loadersCode(
      'townLoaders',
      'towns',
      towns.map(({ slug }) => slug),
    );
  }
  if (name === '/section-loaders') {
    const ids = withSections.map(([id]) => id);
    const sectionClaims = Object.fromEntries(
      withSections.map(([id, { sections }]) => [id, [...new Set(claimsIn(sections))]]),
    );
    return `${loadersCode('sectionLoaders', 'sections', ids)}\n${moduleCode({ sectionClaims })}`;
  }
  const [, page] = /^\/sections\/(.+)$/.exec(name) ?? [];
  const sections = page === undefined ? undefined : pages.get(page);
  if (sections) return sectionsCode(placedText(sections, place));
  const exported = modulesOf(loaded, place)[name]?.();
  if (exported) return moduleCode(exported);
  // A page whose words are all the engine's.
  if (name.startsWith('/pages/')) return 'export const text = {};';
  throw new Error(`The practice’s folder has nothing called ${name}.`);
}

/**
 * `import { practice } from 'virtual:practice'` gives the facts of the practice's folder as plain
 * data: read, checked and completed at build, so that no parser reaches the browser. So do
 * `virtual:practice/doctors` and its siblings. In development the backend gets its facts
 * again too when they change.
 */
export function practice(): Plugin {
  let serving = false;
  let developing = false;

  /** A picture as pages show it; `emit` puts it into the build. */
  function picture(source: Picture, emit: (fileName: string, data: Buffer) => void) {
    const { width, height } = source;
    if (serving) return { src: dataUrl(source), width, height };
    const fileName = assetName(source);
    emit(fileName, source.data);
    return { src: `/${fileName}`, width, height };
  }

  return {
    name: 'practice',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    /** Data is evaluated without a server, also in development; the server of tests doesn't listen. */
    configureServer({ httpServer }) {
      developing = httpServer !== null;
    },
    /** Any change in the folder changes all that is made of it. */
    hotUpdate({ file }) {
      if (!file.startsWith(practiceFolder)) return undefined;
      const loaded = [...this.environment.moduleGraph.idToModuleMap.values()];
      return loaded.filter(({ id }) => id?.startsWith('\0virtual:practice'));
    },
    resolveId: { filter: { id: modules }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:practice/ },
      async handler(id) {
        const loaded = await loadPractice();
        if (developing) await writeBackendFacts(loaded.practice);
        const place: Placed = (source) =>
          picture(source, (fileName, data) =>
            this.emitFile({ type: 'asset', fileName, source: data }),
          );
        const code = codeOf(id.replace('\0virtual:practice', ''), loaded, place);
        return { code, moduleType: 'js' };
      },
    },
  };
}
