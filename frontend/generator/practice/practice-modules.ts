import type { ComponentType } from 'react';
import { claimsIn } from '../../src/content/prose.ts';
import type { LegalDocument } from './legal.ts';
import type { Loaded } from './load-practice.ts';
import type { Picture } from './pictures.ts';
import type { Practice } from './practice-facts.ts';
import { pageIds, type Filled } from './texts.ts';

/** Returns an image with its URL. */
export type Place = (picture: Picture) => { src: string; width: number; height: number };

type Described = Picture & { alt: string };

const placedPicture = (picture: Described, place: Place) => ({
  ...place(picture),
  alt: picture.alt,
});

/** A text whose images have URLs. */
function placedText<Text extends Filled<object>>(
  { pictures, sections, ...text }: Text,
  place: Place,
) {
  return {
    ...text,
    sections: sections.map((section) => {
      const picture = pictures.get(section);
      return picture ? { ...section, picture: placedPicture(picture, place) } : section;
    }),
  };
}

function withPicture<Text extends Filled<{ picture: Described | undefined }>>(
  { picture, ...text }: Text,
  place: Place,
) {
  return {
    ...placedText(text, place),
    ...(picture && { picture: placedPicture(picture, place) }),
  };
}

/** The path of a town's page. */
const townPath = (slug: string, { address }: Practice) =>
  `/eye-exam-${slug}-${address.state.toLowerCase()}`;

type Town = Loaded['towns'][number];

function townEntry({ slug, name, county, heading, title, description, inOneLine }: Town) {
  const entry: Pick<
    Town,
    'slug' | 'name' | 'county' | 'heading' | 'title' | 'description' | 'inOneLine'
  > = { slug, name, county, heading, title, description, inOneLine };
  return entry;
}

function legalEntry({
  id,
  label,
  title,
  description,
  heading,
  lead,
  reviewed,
}: LegalDocument): Omit<LegalDocument, 'blocks' | 'sections' | 'pictures'> {
  return { id, label, title, description, heading, lead, reviewed };
}

/** Modules with the same name for every practice. */
function commonModules(loaded: Loaded, place: Place) {
  const { practice, letter, difference, community, gettingHere, towns } = loaded;
  // Facts for few pages stay out of the shared script.
  const { geo, interpreters, languages, medicalReview, payment, ...others } = practice;
  const { priceRange, prices, remake, ...core } = others;
  const details: Omit<Practice, keyof typeof core> = {
    geo,
    interpreters,
    languages,
    medicalReview,
    payment,
    priceRange,
    prices,
    remake,
  };
  const doctors = loaded.doctors.map((doctor) => ({ ...doctor, portrait: place(doctor.portrait) }));
  const find = (role: 'founder' | 'myopia' | 'newest') =>
    doctors.find(({ roles }) => roles.includes(role));
  const [founder, doctorForMyopia] = [find('founder'), find('myopia')];
  if (!founder || !doctorForMyopia) throw new Error('A missing role was not reported.');
  const { slug, name, shortName, credentials, portrait } = doctorForMyopia;
  return {
    core: {
      practice: core,
      // Every page needs the path of this doctor's page, but few need the doctors.
      myopiaDoctor: { slug, name, shortName, credentials, portrait },
      doctorCount: doctors.length,
      reviewCount: loaded.reviews.length,
    },
    details: { details },
    doctors: { doctors, founder, doctorForMyopia, newestDoctor: find('newest') },
    reviews: { reviews: loaded.reviews },
    awards: { awards: loaded.awards },
    letter: { letter: letter && placedText(letter, place) },
    difference: { difference: difference && placedText(difference, place) },
    community: { community: community && withPicture(community, place) },
    'getting-here': { gettingHere: gettingHere && withPicture(gettingHere, place) },
    towns: {
      towns: towns.map((town) => ({ ...townEntry(town), path: townPath(town.slug, practice) })),
    },
    legal: { documents: loaded.legal.map(legalEntry) },
  };
}

function townModule(town: Town, practice: Practice, place: Place) {
  const { picture, ...text } = town;
  if (!picture) throw new Error('A missing picture was not reported.');
  return {
    town: {
      ...placedText(text, place),
      picture: placedPicture(picture, place),
      path: townPath(town.slug, practice),
    },
  };
}

type PageText = Loaded['pages'] extends Map<string, infer Text> ? Text : never;

/** Sections are a separate module, because they aren't hydrated. */
function pageModule({ sections, blocks, pictures, picture, ...facts }: PageText, place: Place) {
  return { text: { ...facts, ...(picture && { picture: placedPicture(picture, place) }) } };
}

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
  };
  'legal-text-loaders': { legalTextLoaders: Loaders<Component> };
}

const constant = (module: string, name: string, code: string) =>
  `export const ${name}: Modules['${module}']['${name}'] = ${code};\n`;

const data = <Name extends keyof Modules>(module: Name, exported: Partial<Modules[Name]>) =>
  Object.entries(exported)
    .map(([name, value]) => constant(module, name, JSON.stringify(value)))
    .join('');

function loaders(module: keyof Modules, name: string, folder: string, files: readonly string[]) {
  const entries = files.map((file) => `'${file}': () => import('./${folder}/${file}.ts')`);
  return constant(module, name, `{ ${entries.join(', ')} }`);
}

/** A component made of a text's sections. */
const component = (make: string, from: string, text: Filled<object>, place: Place) =>
  `import { ${make} } from '@/${from}';
export default ${make}(${JSON.stringify(placedText(text, place).sections)}) satisfies Modules['component']['default'];\n`;

/** The modules that the pages import, by file name without its ending. */
export function practiceModules(loaded: Loaded, place: Place): Map<string, string> {
  const { legal, pages, practice, towns } = loaded;
  const withSections = new Map([...pages].filter(([, { sections }]) => sections.length > 0));
  const sectionClaims = Object.fromEntries(
    [...withSections].map(([id, { sections }]) => [id, [...new Set(claimsIn(sections))]]),
  );
  const common = Object.entries(commonModules(loaded, place)) as [keyof Modules, never][];
  const legalIds = legal.map(({ id }) => id);
  return new Map([
    ...common.map(([name, exported]) => [name, data(name, exported)] as const),
    ...towns.map(
      (town) => [`towns/${town.slug}`, data('town', townModule(town, practice, place))] as const,
    ),
    [
      'town-loaders',
      loaders(
        'town-loaders',
        'townLoaders',
        'towns',
        towns.map(({ slug }) => slug),
      ),
    ],
    ['no-text', data('page', { text: {} })],
    // Pages without text from the practice share one module, which every page has loaded.
    ...pageIds.map((id) => {
      const text = pages.get(id);
      const code = text
        ? data('page', pageModule(text, place))
        : `export { text } from '../no-text.ts';\n`;
      return [`pages/${id}`, code] as const;
    }),
    [
      'section-loaders',
      loaders('section-loaders', 'sectionLoaders', 'sections', [...withSections.keys()]) +
        data('section-loaders', { sectionClaims }),
    ],
    ...[...withSections].map(
      ([id, text]) =>
        [
          `sections/${id}`,
          component('proseSections', 'components/prose/prose', text, place),
        ] as const,
    ),
    [
      'legal-text-loaders',
      loaders('legal-text-loaders', 'legalTextLoaders', 'legal-text', legalIds),
    ],
    ...legal.map(
      (document) =>
        [
          `legal-text/${document.id}`,
          component('legalText', 'pages/legal/legal-text', document, place),
        ] as const,
    ),
  ]);
}
