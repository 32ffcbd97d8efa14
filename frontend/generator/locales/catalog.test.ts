import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalog } from './catalog.ts';
import { readLocales } from './locales.ts';
import { textsIn } from './translate-plugin.ts';

const repository = join(import.meta.dirname, '../../..');
const files = globSync('{frontend,shared}/src/**/*.{ts,tsx}', {
  cwd: repository,
  exclude: ['**/*.test.*'],
});
const english = new Set(
  files.flatMap((file) => textsIn(file, readFileSync(join(repository, file), 'utf8'))),
);
const translations = (await readLocales()).filter(({ language }) => language !== 'en');

describe.each(translations)('$language', ({ language }) => {
  test('translates every text', async () => {
    const catalog = await readCatalog(language);
    expect([...english].filter((text) => !catalog.has(text))).toEqual([]);
  });

  test('has no translation of a text that the site no longer has', async () => {
    // Texts of the backend, which `english` doesn't have.
    const server = await readCatalog(language, ['server.yaml']);
    const catalog = await readCatalog(language);
    const unused = [...catalog.keys()].filter((text) => !english.has(text) && !server.has(text));
    expect(unused).toEqual([]);
  });

  test('has no empty text', async () => {
    const catalog = await readCatalog(language);
    expect([...catalog].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
