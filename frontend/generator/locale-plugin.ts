import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Loaded, chosenPractice } from './practice/read/load-practice.ts';
import { type Locale, readLocales } from './locales/locales.ts';

/** Only this machine can reach a site with this address. */
const local = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?\/?$/;

type Translations = Loaded['file']['translations'];

/**
 * Whether a language's pages are built: not for the public until a person has
 * read them.
 */
export const isShown = (
  language: string,
  siteUrl: string,
  translations: Translations,
): boolean =>
  language === 'en' || local.test(siteUrl) || language in translations;

/** The languages of the site, English first. */
export async function shownLocales(): Promise<[Locale, ...Locale[]]> {
  const siteUrl = process.env.SITE_URL ?? 'http://localhost:8080';
  const { translations } = (await chosenPractice()).file;
  const [english, ...others] = await readLocales();
  return [
    english,
    ...others.filter((one) => isShown(one.language, siteUrl, translations)),
  ];
}

const loadersName = 'virtual:page-loaders';

const source = join(import.meta.dirname, '../src');

/**
 * `virtual:locale` exports the language of the build, and the others that are
 * built. `virtual:page-loaders` has the modules of its pages only, without those
 * about myopia control if the practice has none, so that other pages' code isn't
 * in the build. Unlike `import.meta.glob`, it can use short keys.
 */
export function locale(language: string): Plugin {
  async function localeCode(): Promise<string> {
    const locales = await shownLocales();
    const other = locales.filter((one) => one.language !== language);
    const { prefix, pages } = find(locales, language);
    // Constants instead of one object, so that the minifier can leave out what
    // a language doesn't need.
    return `export const isEnglish = ${String(language === 'en')};
export const language = '${language}';
export const prefix = '${prefix}';
export const pages = ${idsOf(pages)};
export const otherLocales = [${other.map(localeOf).join(',')}];`;
  }
  async function loadersCode(): Promise<string> {
    const { pages } = find(await readLocales(), language);
    const { treatments } = (await chosenPractice()).practice;
    const files = globSync('pages/*/*-page.tsx', { cwd: source }).map(
      (file): [string, string] => [basename(dirname(file)), `/src/${file}`],
    );
    const loaders = files
      .filter(([page]) => !pages || pages.includes(page))
      .filter(([page]) => treatments.length > 0 || !page.startsWith('myopia-'))
      .map(([page, file]) => `'${page}': () => import('${file}'),`);
    return `export const pageLoaders = {${loaders.sort().join('')}};`;
  }
  return {
    name: 'locale',
    resolveId: {
      filter: { id: /^virtual:(?:locale|page-loaders)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:locale|page-loaders)$/ },
      async handler(id) {
        const code =
          id === `\0${loadersName}` ? await loadersCode() : await localeCode();
        return { code, moduleType: 'js' };
      },
    },
  };
}

/** Code of a regular expression that matches the ids of a locale's pages. */
function idsOf(folders: Locale['pages']): string {
  if (!folders) return '/./';
  const answers = folders.includes('something-just-happened')
    ? ['urgent-.+']
    : [];
  return `/^(?:${[...folders, ...answers].join('|')})$/`;
}

const localeOf = ({ language, name, prefix, pages }: Locale): string =>
  `{language:'${language}',name:'${name}',prefix:'${prefix}',pages:${idsOf(pages)}}`;

function find(locales: readonly Locale[], language: string): Locale {
  const found = locales.find((one) => one.language === language);
  if (!found)
    throw new Error(`There is no language "${language}" in src/locales/.`);
  return found;
}
