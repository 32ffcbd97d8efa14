import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { type Catalog, readCatalog } from './locales.ts';

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

/**
 * Replaces calls of `t` with texts in one language. @throws Error for a text
 * without a translation, and for a translation with other placeholders.
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
    if (english === undefined) throw new Error('t() needs a literal text.');
    const translation = catalog ? catalog.get(english) : english;
    if (translation === undefined) {
      throw new Error(
        `“${english}” has no translation in src/locales/${language}/.`,
      );
    }
    if (placeholders(translation) !== placeholders(english)) {
      throw new Error(
        `“${translation}” has other names in braces than “${english}”.`,
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

/** Builds all texts in one language. */
export function translate(language: string): Plugin {
  let catalog: Promise<Catalog> | undefined;
  return {
    name: 'translate',
    transform: {
      filter: { id: /\/src\/.*\.tsx?/, code: /\bt\(/ },
      async handler(code, id) {
        if (!/from ["'](?:shared\/t|\.\/t\.ts)["']/.test(code))
          return undefined;
        if (language !== 'en') catalog ??= readCatalog(language);
        try {
          return { code: translated(code, language, await catalog), map: null };
        } catch (error) {
          return this.error(`${id}: ${(error as Error).message}`);
        }
      },
    },
  };
}
