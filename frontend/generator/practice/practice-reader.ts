import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import type { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const frontend = join(import.meta.dirname, '../..');
export const ownFolder = join(frontend, 'practice');
export const examplesFolder = join(frontend, 'examples');

function chosenFolder(): string {
  if (process.env.PRACTICE) return resolve(frontend, process.env.PRACTICE);
  return existsSync(ownFolder) ? ownFolder : join(examplesFolder, 'metuchen');
}

/**
 * The practice's own folder, or the Metuchen example if there is none.
 * `PRACTICE` overrides this with a path relative to frontend/, so that tests
 * can build the examples.
 */
export const practiceFolder = chosenFolder();

const repository = join(import.meta.dirname, '../../..');

/** An error that the user can fix, printed without a stack trace. */
export class UserError extends Error {}

/** All errors in the practice's folder, one per line. */
export class PracticeError extends UserError {
  override name = 'PracticeError';
  /**
   * Where the program found them helps no one, and `make dev` would show it on
   * the page.
   */
  override stack = '';

  constructor(lines: readonly string[]) {
    super(['Please correct the practice’s folder:', ...lines].join('\n  '));
  }
}

/**
 * Runs a command. Errors that the user can fix are printed without a stack
 * trace.
 */
export async function reportErrors(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Front matter between two lines of `---`, and the text after it. */
export function splitFrontMatter(source: string): {
  front: string | undefined;
  text: string;
} {
  const [, front, text = ''] =
    /^---\r?\n([^]*?\n?)---\r?\n([^]*)$/.exec(source) ?? [];
  return { front, text };
}

/** The file of a picture. */
interface PictureFile {
  /** Relative to the practice's folder. */
  name: string;
  data: Buffer;
}

/** Reads a practice's files and collects errors. */
export class PracticeReader {
  private readonly problems: string[] = [];
  private readonly sources = new Map<string, string>();
  /** All pictures that were read, by their URL. */
  readonly pictures = new Map<string, PictureFile>();
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @param file relative to the folder */
  report(file: string, line: number, message: string): void {
    this.problems.push(
      `${relative(repository, join(this.folder, file))}, line ${line}: ${message}`,
    );
  }

  /** Reads an optional file with `missing` as default. */
  async optionalYaml<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    missing?: z.output<Schema>,
  ): Promise<z.output<Schema> | undefined> {
    return existsSync(join(this.folder, file))
      ? this.yaml(file, schema)
      : missing;
  }

  /** Undefined if the file has errors. */
  async yaml<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> {
    const source = await this.source(file);
    return source === undefined ? undefined : this.parse(file, source, schema);
  }

  /** The Markdown files directly in a folder, sorted by name. */
  async markdownFiles(folder: string): Promise<string[]> {
    const names = await readdir(join(this.folder, folder)).catch(() => []);
    return names
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => `${folder}/${name}`);
  }

  /** A file's name, which is part of web addresses. */
  slugOf(file: string, example: string): string {
    const slug = basename(file, '.md');
    if (!/^[a-z][a-z\d-]*$/.test(slug)) {
      const message = `The file’s name is part of web addresses. Use small letters and hyphens, such as ${example}.md`;
      this.report(file, 1, message);
    }
    return slug;
  }

  /**
   * Reads a file with front matter. `textLine` is the first line of the text
   * after it.
   */
  async markdown<Schema extends z.ZodType>(file: string, schema: Schema) {
    const source = await this.source(file);
    if (source === undefined) return undefined;
    const { front, text: below } = splitFrontMatter(source);
    const isTextAlone = front === undefined && !source.startsWith('---');
    if (front === undefined && !(isTextAlone && schema.safeParse({}).success)) {
      this.report(
        file,
        1,
        'This file begins with facts between two lines of ---, and here they’re missing.',
      );
      return undefined;
    }
    // The front matter starts on line 2.
    const facts = this.parse(file, `\n${front ?? '{}'}`, schema);
    const text = isTextAlone ? source : below;
    const textLine = source
      .slice(0, source.length - text.length)
      .split('\n').length;
    return facts && { facts, text, textLine };
  }

  /** The line of a fact in a file. */
  lineOf(file: string, key: string): number {
    return this.lineWith(file, (line) => line.startsWith(`${key}:`));
  }

  /** The first line with a text in a file. */
  lineNaming(file: string, text: string): number {
    return this.lineWith(file, (line) => line.includes(text));
  }

  private lineWith(file: string, matches: (line: string) => boolean): number {
    const lines = this.sources.get(file)?.split('\n') ?? [];
    return Math.max(1, lines.findIndex(matches) + 1);
  }

  /**
   * Reports texts and facts that weren't read, such as `text/letter.md`. Those
   * in other languages are read apart.
   */
  async reportUnread(): Promise<void> {
    const names = await readdir(this.folder, { recursive: true });
    for (const name of names
      .filter((name) => /\.(?:md|ya?ml)$/.test(name))
      .sort()) {
      if (this.sources.has(name) || name === 'README.md') continue;
      if (/^text\/(?!en\/)[a-z]{2,3}\//.test(name)) continue;
      this.report(
        name,
        1,
        'No page uses this file. docs/adopting.md lists each file and its name.',
      );
    }
  }

  /** @throws PracticeError if there are errors. */
  finish(): void {
    if (this.problems.length > 0) throw new PracticeError(this.problems);
  }

  private async source(file: string): Promise<string | undefined> {
    const source = await readFile(join(this.folder, file), 'utf8').catch(
      () => undefined,
    );
    if (source === undefined) this.report(file, 1, 'This file is missing.');
    else this.sources.set(file, source);
    return source;
  }

  private parse<Schema extends z.ZodType>(
    file: string,
    source: string,
    schema: Schema,
  ) {
    const read = readYaml(source, schema);
    if ('value' in read) return read.value;
    for (const { line, message } of read.problems)
      this.report(file, line, message);
    return undefined;
  }
}
