import { claimsIn } from '../../src/content/prose.ts';
import type { LegalDocument } from './legal.ts';
import type { Loaded } from './load-practice.ts';
import type { Picture } from './pictures.ts';
import type { Filled } from './texts.ts';

/** Returns an image with its URL. */
export type Placed = (picture: Picture) => { src: string; width: number; height: number };

/** A text whose images have URLs. */
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

/** The path of a town's page. */
const townPath = (slug: string, state: string) => `/eye-exam-${slug}-${state.toLowerCase()}`;

/** The exports of each virtual module, by its name after `virtual:practice`. */
function modulesOf(loaded: Loaded, place: Placed): Record<string, () => Record<string, unknown>> {
  const { practice, letter, difference, community, gettingHere, pages, towns } = loaded;
  // Facts for few pages stay out of the shared script.
  const { geo, interpreters, languages, medicalReview, payment, ...others } = practice;
  const { priceRange, prices, remake, ...core } = others;
  const details = {
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
  const withRole = (role: 'founder' | 'myopia' | 'newest') =>
    doctors.find(({ roles }) => roles.includes(role));
  const { slug, name, shortName, credentials, portrait } = withRole('myopia') ?? {};
  const townAddress = (town: string) => townPath(town, practice.address.state);

  return {
    '': () => ({
      practice: core,
      // Every page needs the path of this doctor's page, but few need the doctors.
      myopiaDoctor: { slug, name, shortName, credentials, portrait },
      doctorCount: doctors.length,
      reviewCount: loaded.reviews.length,
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
      towns: towns.map(({ slug, name, county, heading, title, description, inOneLine }) => ({
        slug,
        path: townAddress(slug),
        name,
        county,
        heading,
        title,
        description,
        inOneLine,
      })),
    }),
    '/legal': () => ({ documents: loaded.legal.map(legalFacts) }),
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
          // Sections are a separate module, because they aren't hydrated.
          const { sections, blocks, pictures, ...facts } = text;
          return { text: { ...facts, picture: placedPicture(text.picture, place) } };
        },
      ]),
    ),
  };
}

const legalFacts = ({ id, label, title, description, heading, lead, reviewed }: LegalDocument) => ({
  id,
  label,
  title,
  description,
  heading,
  lead,
  reviewed,
});

function moduleCode(exported: Record<string, unknown>): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** A module with dynamic imports of others, such as one for each town. */
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

/** A component with the text of a legal page. */
function legalCode({ sections }: ReturnType<typeof placedText>): string {
  return `import { createElement } from 'react';
import { LegalText } from '@/pages/legal/legal-text';
const sections = ${JSON.stringify(sections)};
export default () => createElement(LegalText, { sections });`;
}

/** The code of a virtual module by its name after `virtual:practice`. */
export function codeOf(name: string, loaded: Loaded, place: Placed): string {
  const { legal, pages, towns } = loaded;
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
  if (name === '/legal-text-loaders') {
    const ids = legal.map(({ id }) => id);
    return loadersCode('legalTextLoaders', 'legal-text', ids);
  }
  const document = legal.find(({ id }) => name === `/legal-text/${id}`);
  if (document) return legalCode(placedText(document, place));
  const [, page] = /^\/sections\/(.+)$/.exec(name) ?? [];
  const sections = page === undefined ? undefined : pages.get(page);
  if (sections) return sectionsCode(placedText(sections, place));
  const exported = modulesOf(loaded, place)[name]?.();
  if (exported) return moduleCode(exported);
  // Pages without text from the practice share one module, which every page has loaded.
  if (name.startsWith('/pages/')) return `export { text } from 'virtual:practice/no-text';`;
  if (name === '/no-text') return 'export const text = {};';
  throw new Error(`The practice’s folder has nothing called ${name}.`);
}
