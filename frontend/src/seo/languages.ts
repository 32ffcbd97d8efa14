import {
  isEnglish,
  language,
  otherLocales,
  pages,
  prefix,
} from 'virtual:locale';

/**
 * Whether this build has a page in its language. Other pages are in English.
 */
export const isTranslated = (id: string): boolean =>
  isEnglish || pages.test(id);

/** A page's path in its language. */
export const localPath = (id: string, path: string): string =>
  isEnglish || !isTranslated(id)
    ? path
    : `${prefix}${path === '/' ? '' : path}`;

/** The canonical path of the same page in another language. */
export interface Translation {
  language: string;
  name: string;
  canonical: string;
}

/** The same page in this build's other languages. */
export function translationsOf(
  id: string,
  canonical: string,
): readonly Translation[] {
  if (!isTranslated(id)) return [];
  const path = canonical.slice(prefix.length);
  return otherLocales
    .filter((other) => other.pages.test(id))
    .map((other) => ({ ...other, canonical: `${other.prefix}${path}` }));
}

/** What a form sends of the page's language. */
export const pageLanguage: { lang?: string } = isEnglish
  ? {}
  : { lang: language };

export { isEnglish, language, prefix };
