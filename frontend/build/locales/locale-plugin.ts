import type { Plugin } from 'vite';
import { readLocales, type Locale } from './locales.ts';
import { shownLanguages } from './shown-languages.ts';

const loadersName = 'virtual:page-loaders';

/**
 * `virtual:locale` is the language of the build, and the others that are built. `virtual:page-loaders` has the modules of its
 * pages, so that other pages' code isn't part of the build.
 */
export function locale(language: string): Plugin {
  async function localeCode(): Promise<string> {
    const languages = await shownLanguages();
    const locales = (await readLocales()).filter((one) => languages.includes(one.language));
    const other = locales.filter((one) => one.language !== language);
    return `export const locale = ${JSON.stringify(find(locales, language))};
export const otherLocales = ${JSON.stringify(other)};`;
  }
  async function loadersCode(): Promise<string> {
    const { pages } = find(await readLocales(), language);
    const folders = pages ? `{${pages.join(',')}}` : '*';
    return `export const modules = import.meta.glob('/src/pages/${folders}/*-page.tsx');`;
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
        const code = id === `\0${loadersName}` ? await loadersCode() : await localeCode();
        return { code, moduleType: 'js' };
      },
    },
  };
}

function find(locales: readonly Locale[], language: string): Locale {
  const found = locales.find((one) => one.language === language);
  if (!found) throw new Error(`There is no language "${language}" in src/locales/.`);
  return found;
}
