import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A change to the code that a test should notice. */
export interface Mutant {
  /** Its number in the instrumented code. */
  readonly id: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** Its position among the mutants in its file with the same code and replacement, from 1. */
  readonly occurrence: number;
}

/** Whether they're the same mutant, even if other lines of the file have changed. */
export function isSame(a: Mutant, b: Mutant): boolean {
  return (
    a.file === b.file &&
    a.mutator === b.mutator &&
    a.original === b.original &&
    a.replacement === b.replacement &&
    a.occurrence === b.occurrence
  );
}

/** A module with all its mutants, none of them active. */
interface InstrumentedFile {
  readonly name: string;
  readonly content: string;
}

const folders = [
  'backend/src/{contact,outbox,mail,auth,limits,http}',
  'frontend/src/seo',
  'frontend/src/features/contact-form',
];

export function mutatedFiles(root: string): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.(?:spec|test)\.tsx?$/.test(file))
    .toSorted();
}

/** The build reads these from the syntax tree, so a mutant there would only break the build. */
const readByBuild = {
  shouldIgnore({ node, parent }: SyntaxPath): string | undefined {
    if (parent?.type !== 'CallExpression') return undefined;
    const { callee } = parent;
    const isText = callee?.name === 't' && node !== callee;
    const isGlob = callee?.property?.name === 'glob' && node !== callee;
    return isText || isGlob ? 'read by the build' : undefined;
  },
};

interface SyntaxPath {
  readonly node: unknown;
  readonly parent?: {
    readonly type: string;
    readonly callee?: { readonly name?: string; readonly property?: { readonly name?: string } };
  };
}

const nothing = () => undefined;

const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** Compiles all mutants into the modules. An ID is the same as long as no file changes. */
export async function instrument(
  root: string,
): Promise<{ files: readonly InstrumentedFile[]; mutants: Mutant[] }> {
  const names = mutatedFiles(root);
  const sources = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(root, name), 'utf8')] as const),
    ),
  );
  const { files, mutants } = await new Instrumenter(silent).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [readByBuild] },
  );
  const seen = new Map<string, number>();
  const occurrence = (...key: string[]): number => {
    const count = (seen.get(key.join('\n')) ?? 0) + 1;
    seen.set(key.join('\n'), count);
    return count;
  };
  return {
    files,
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(
        ({ id, fileName: file, location: { start, end }, mutatorName: mutator, replacement }) => {
          const original = between(sources.get(file) ?? '', start, end);
          return {
            id,
            file,
            line: start.line + 1,
            column: start.column + 1,
            mutator,
            original,
            replacement,
            occurrence: occurrence(file, mutator, original, replacement),
          };
        },
      ),
  };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

function between(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return lines.join('\n');
}
