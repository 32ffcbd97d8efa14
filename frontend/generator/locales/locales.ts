import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const localesFolder = join(import.meta.dirname, '../../src/locales');

const localeSchema = z.strictObject({ name: z.string(), pages: z.array(z.string()).min(1) });

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
    const text = await readFile(join(localesFolder, language, 'locale.yaml'), 'utf8');
    return { language, prefix: `/${language}`, ...localeSchema.parse(parse(text)) };
  });
  return [english, ...(await Promise.all(translations))];
}
