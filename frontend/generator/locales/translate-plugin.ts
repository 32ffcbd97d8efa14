import { parseSync, type Plugin } from 'vite';
import { type Catalog, readCatalog } from './locales.ts';

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Call extends Node {
  callee: Node & { name?: string };
  arguments: Node[];
}

/** All calls of `t` in a syntax tree. */
function* callsIn(node: unknown): Generator<Call> {
  if (typeof node !== 'object' || node === null) return;
  for (const child of Object.values(node)) yield* callsIn(child);
  const call = node as Call;
  if (call.type === 'CallExpression' && call.callee.name === 't') yield call;
}

/** The code of each value, by its name. */
function valuesOf(argument: Node | undefined, code: string): Map<string, string> {
  const { properties = [] } = (argument ?? {}) as { properties?: unknown[] };
  return new Map(
    (properties as { key: { name: string }; value: Node }[]).map(({ key, value }) => [
      key.name,
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

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();

/**
 * Replaces calls of `t` with texts in one language. @throws Error for a text without a translation, and for a translation with
 * other placeholders.
 */
export function translated(code: string, language: string, catalog: Catalog | undefined): string {
  const { program } = parseSync('module.js', code);
  const calls = [...callsIn(program)].sort((a, b) => a.start - b.start);
  let result = code;
  // From the end, so that positions before it stay.
  for (const call of [...calls].reverse()) {
    if (calls.some((inner) => inner !== call && inner.start >= call.start && inner.end <= call.end))
      throw new Error('A value of t() must not call t() itself. Give it a name first.');
    const [text] = call.arguments as (Node & { value?: unknown })[];
    const english = text?.value;
    if (typeof english !== 'string') throw new Error('t() needs a literal text.');
    const translation = catalog ? catalog.get(english) : english;
    if (translation === undefined) {
      throw new Error(`“${english}” has no translation in src/locales/${language}/.`);
    }
    if (placeholders(translation) !== placeholders(english)) {
      throw new Error(`“${translation}” has other names in braces than “${english}”.`);
    }
    const replacement = literal(translation, valuesOf(call.arguments[1], code));
    result = result.slice(0, call.start) + replacement + result.slice(call.end);
  }
  return result;
}

/** The texts that a file passes to `t`. */
export function textsIn(file: string, code: string): string[] {
  return [...callsIn(parseSync(file, code).program)].flatMap(({ arguments: [text] }) => {
    const { value } = (text ?? {}) as { value?: unknown };
    return typeof value === 'string' ? [value] : [];
  });
}

/** Builds all texts in one language. */
export function translate(language: string): Plugin {
  let catalog: Promise<Catalog> | undefined;
  return {
    name: 'translate',
    transform: {
      filter: { id: /\/src\/.*\.tsx?/, code: /\bt\(/ },
      async handler(code, id) {
        if (!/from ["'](?:shared\/t|\.\/t\.ts)["']/.test(code)) return undefined;
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
