import { join, relative } from 'node:path';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import {
  type Catalog,
  type Locale,
  readCatalog,
  readLocales,
  staysEnglish,
} from './locales.ts';

/** All calls of `t` in a module, in order. */
function callsIn(file: string, code: string): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = [];
  const visitor = new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === 't')
        calls.push(call);
    },
  });
  visitor.visit(parseSync(file, code).program);
  return calls;
}

const textOf = ({
  arguments: [text],
}: ESTree.CallExpression): string | undefined =>
  text?.type === 'Literal' && typeof text.value === 'string'
    ? text.value
    : undefined;

/** The code of each value, by its name. */
function valuesOf(
  { arguments: [, values] }: ESTree.CallExpression,
  code: string,
) {
  const properties =
    values?.type === 'ObjectExpression' ? values.properties : [];
  return new Map(
    properties
      .filter((property) => property.type === 'Property')
      .map(({ key, value }) => [
        code.slice(key.start, key.end),
        code.slice(value.start, value.end),
      ]),
  );
}

/** A string literal, or a template literal if the text has values. */
function literal(text: string, values: ReadonlyMap<string, string>): string {
  if (values.size === 0) return JSON.stringify(text);
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[\\`$]/g, '\\$&');
    const value = values.get(part);
    return value === undefined ? `{${part}}` : `\${${value}}`;
  });
  return `\`${parts.join('')}\``;
}

const placeholders = (text: string) =>
  (text.match(/\{\w+\}/g) ?? []).sort().join();

/** What to do about a text that a language needs and doesn't have. */
const missing = (text: string, language: string) =>
  `“${text}” has no translation. Add a line to a file of frontend/src/locales/${language}/: ${JSON.stringify(text)}: …`;

/**
 * Replaces calls of `t` with texts in one language. @throws Error for a text
 * without a translation, and for a translation with other placeholders.
 * @param catalog undefined: the texts stay English
 */
export function translated(
  code: string,
  language: string,
  catalog: Catalog | undefined,
): string {
  const calls = callsIn('module.js', code);
  let result = code;
  // From the end, so that positions before it stay.
  for (const call of [...calls].reverse()) {
    if (
      calls.some(
        (inner) =>
          inner !== call && inner.start >= call.start && inner.end <= call.end,
      )
    )
      throw new Error(
        'A value of t() must not call t() itself. Give it a name first.',
      );
    const english = textOf(call);
    if (english === undefined) {
      const written = code.slice(call.start, call.end);
      throw new Error(
        `${written}: t() needs a literal text, because the build replaces it. Write t('…').`,
      );
    }
    const translation = catalog ? catalog.get(english) : english;
    if (translation === undefined) throw new Error(missing(english, language));
    if (placeholders(translation) !== placeholders(english)) {
      throw new Error(
        `“${translation}” has other names in braces than “${english}”. Correct it in frontend/src/locales/${language}/.`,
      );
    }
    const replacement = literal(translation, valuesOf(call, code));
    result = result.slice(0, call.start) + replacement + result.slice(call.end);
  }
  return result;
}

/** The texts that a file passes to `t`. */
export const textsIn = (file: string, code: string): string[] =>
  callsIn(file, code)
    .map(textOf)
    .filter((text) => text !== undefined);

const hasLanguage = ({ openingElement }: ESTree.JSXElement) =>
  openingElement.attributes.some(
    (attribute) =>
      attribute.type === 'JSXAttribute' && attribute.name.name === 'lang',
  );

/** What a file's markup says without `t`, unless it has its own `lang`. */
function plainTextsIn(file: string, code: string): string[] {
  const texts: ESTree.JSXText[] = [];
  const withLanguage: ESTree.JSXElement[] = [];
  const visitor = new Visitor({
    JSXText: (text) => texts.push(text),
    JSXElement(element) {
      if (hasLanguage(element)) withLanguage.push(element);
    },
  });
  visitor.visit(parseSync(file, code).program);
  return texts
    .filter(({ value }) => /\p{L}{2}/u.test(value))
    .filter(
      ({ start }) =>
        !withLanguage.some((outer) => outer.start < start && start < outer.end),
    )
    .map(({ value }) => value.trim().replace(/\s+/g, ' '));
}

/**
 * What's wrong with the texts of a file in a language, one sentence each. A
 * page that the language doesn't have can use `t` or not.
 */
export function textProblems(
  file: string,
  code: string,
  locale: Locale,
  catalog: Catalog,
): string[] {
  if (staysEnglish(file, locale)) return [];
  const untranslated = textsIn(file, code)
    .filter((text) => !catalog.has(text))
    .map((text) => missing(text, locale.language));
  const plain = file.includes('/src/pages/') ? plainTextsIn(file, code) : [];
  const unmarked = plain.map(
    (text) =>
      `“${text}” is in English on the page in ${locale.name} too. Write {t('…')}, and add its translation to frontend/src/locales/${locale.language}/.`,
  );
  return [...untranslated, ...unmarked].map((problem) => `${file}: ${problem}`);
}

const repository = join(import.meta.dirname, '../../..');

async function readTranslations(language: string) {
  const locale = (await readLocales()).find((one) => one.language === language);
  if (!locale)
    throw new Error(`There is no language "${language}" in src/locales/.`);
  return { locale, catalog: await readCatalog(language) };
}

/** Builds all texts in one language. */
export function translate(language: string): Plugin {
  let translations: ReturnType<typeof readTranslations> | undefined;
  const catalogFor = async (file: string) => {
    if (language === 'en') return undefined;
    const { locale, catalog } = await (translations ??=
      readTranslations(language));
    return staysEnglish(file, locale) ? undefined : catalog;
  };
  return {
    name: 'translate',
    transform: {
      filter: { id: /\/src\/.*\.tsx?/, code: /\bt\(/ },
      async handler(code, id) {
        if (!/from ["'](?:shared\/t|\.\/t\.ts)["']/.test(code))
          return undefined;
        try {
          const catalog = await catalogFor(id);
          return { code: translated(code, language, catalog), map: null };
        } catch (error) {
          const file = relative(repository, id);
          return this.error(`${file}: ${(error as Error).message}`);
        }
      },
    },
  };
}
