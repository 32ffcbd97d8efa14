import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const localesFolder = join(import.meta.dirname, '../../src/locales');

const localeSchema = z.strictObject({
  name: z.string(),
  pages: z.array(z.string()).min(1),
});

/** A language of the site. */
export interface Locale {
  /** The tag in `lang` and `hreflang`. */
  language: string;
  /** In the language itself. */
  name: string;
  /** What its paths begin with: `/es`, or nothing. */
  prefix: string;
  /** The folders of the pages that exist in it; undefined: all. */
  pages?: readonly string[];
}

const english: Locale = { language: 'en', name: 'English', prefix: '' };

/** Every language: English, then one for each folder of src/locales/. */
export async function readLocales(): Promise<[Locale, ...Locale[]]> {
  const folders = (await readdir(localesFolder)).sort();
  const translations = folders.map(async (language): Promise<Locale> => {
    const text = await readFile(
      join(localesFolder, language, 'locale.yaml'),
      'utf8',
    );
    return {
      language,
      prefix: `/${language}`,
      ...localeSchema.parse(parse(text)),
    };
  });
  return [english, ...(await Promise.all(translations))];
}

/** The admin page is the only one with code outside its own folder. */
const codeOfPage = /\/src\/(?:pages\/([\w-]+)|features\/(admin))\//;

/**
 * Whether a file belongs to a page that a language doesn't have. Its texts stay
 * in English, because what other pages show of it is a link to English.
 */
export function staysEnglish(file: string, { pages }: Locale): boolean {
  const [, page, feature] = codeOfPage.exec(file) ?? [];
  const id = page ?? feature;
  const isOfLanguage = (name: string) =>
    name === id || (id === 'legal' && name.startsWith('legal-'));
  return id !== undefined && pages !== undefined && !pages.some(isOfLanguage);
}

/** Translations by English text. */
export type Catalog = ReadonlyMap<string, string>;

const fileSchema = z.record(z.string(), z.string());

const isCatalog = (file: string) =>
  file.endsWith('.yaml') && !['locale.yaml', practiceFactsFile].includes(file);

/** Translations of what practices write in `practice.yaml`. */
export const practiceFactsFile = 'practice-facts.yaml';

/**
 * Reads all files in a language's folder.
 * @param only these files instead of all
 * @throws Error if a file isn't a list of texts, or if two files translate a
 * text differently
 */
export async function readCatalog(
  language: string,
  only?: readonly string[],
): Promise<Catalog> {
  const folder = join(localesFolder, language);
  const catalog = new Map<string, string>();
  for (const name of [
    ...(only ?? (await readdir(folder)).filter(isCatalog)),
  ].sort()) {
    const texts = fileSchema.parse(
      parse(await readFile(join(folder, name), 'utf8')),
    );
    for (const [english, translation] of Object.entries(texts)) {
      if ((catalog.get(english) ?? translation) !== translation) {
        throw new Error(
          `src/locales/${language}/${name} translates “${english}” differently.`,
        );
      }
      catalog.set(english, translation);
    }
  }
  return catalog;
}
