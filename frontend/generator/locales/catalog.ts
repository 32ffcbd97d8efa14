import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { localesFolder } from './locales.ts';

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
 * @throws Error if a file isn't a list of texts, or if two files translate a text differently
 */
export async function readCatalog(language: string, only?: readonly string[]): Promise<Catalog> {
  const folder = join(localesFolder, language);
  const catalog = new Map<string, string>();
  for (const name of [...(only ?? (await readdir(folder)).filter(isCatalog))].sort()) {
    const texts = fileSchema.parse(parse(await readFile(join(folder, name), 'utf8')));
    for (const [english, translation] of Object.entries(texts)) {
      if ((catalog.get(english) ?? translation) !== translation) {
        throw new Error(`src/locales/${language}/${name} translates “${english}” differently.`);
      }
      catalog.set(english, translation);
    }
  }
  return catalog;
}
