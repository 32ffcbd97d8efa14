import { locale, otherLocales, type Locale } from 'virtual:locale';

/** The folder of a page by its id; see `PageRoute.id`. */
const folderOf = (id: string): string =>
  id.startsWith('urgent-') ? 'something-just-happened' : id;

const has = ({ pages }: Locale, id: string): boolean => !pages || pages.includes(folderOf(id));

/** The language that a page has in this build: English, unless it's translated. */
export const languageOf = (id: string): string => (has(locale, id) ? locale.language : 'en');

/** A page's path in its language. */
export const localPath = (id: string, path: string): string =>
  has(locale, id) && locale.prefix ? `${locale.prefix}${path === '/' ? '' : path}` : path;

/** The canonical path of the same page in another language. */
export interface Translation {
  language: string;
  name: string;
  canonical: string;
}

/** The same page in this build's other languages. */
export function translationsOf(id: string, canonical: string): readonly Translation[] {
  if (!has(locale, id)) return [];
  const path = canonical.slice(locale.prefix.length);
  return otherLocales
    .filter((other) => has(other, id))
    .map(({ language, name, prefix }) => ({ language, name, canonical: `${prefix}${path}` }));
}

/** What a form sends of the page's language. */
export const pageLanguage: { lang?: string } =
  locale.language === 'en' ? {} : { lang: locale.language };

export { locale };
