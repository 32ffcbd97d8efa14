import { closestMatch } from 'leven';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type {
  Picture,
  Prose,
  ProseSection,
} from '../../../src/content/prose.ts';
import { type ChangedFact, changedFacts } from '../schema/changed-facts.ts';
import { changesIn } from './changed-names.ts';
import { decode } from './decode.ts';
import { type FileDates, fileDates } from './file-dates.ts';
import { readPicture } from './pictures.ts';
import { withPlainCharacters, withPlainIndents } from './plain-characters.ts';
import { type Part, ProseParser } from './prose.ts';
import { PracticeError } from './user-error.ts';
import {
  misfit,
  misreadings,
  type Problem,
  schemaProblems,
  syntaxProblems,
} from './yaml-problems.ts';

const repository = join(import.meta.dirname, '../../../..');

/** Whether a placeholder is about a doctor whose role no doctor has. */
function isAboutMissingRole(
  name: string,
  values: Readonly<Record<string, string>>,
): boolean {
  const [role = ''] = name.split('.');
  const known = ['founder', 'myopiaDoctor', 'newestDoctor'].find(
    (each) => each.toLowerCase() === role.toLowerCase(),
  );
  return known !== undefined && !(`${known}.name` in values);
}

/** The values of placeholders in texts. */
export type Values = Readonly<Record<string, string>>;

/** A picture in a file's facts. */
interface NamedPicture {
  picture?: string;
  pictureAlt?: string;
}

/**
 * A file's facts and text in the form that the pages show: with filled
 * placeholders, and pictures with their URL.
 */
export type Text<Facts> = Omit<Facts, keyof NamedPicture> &
  Prose & {
    picture?: Picture;
    /** The day of its last change, as year-month-day, if it's known. */
    updated?: string;
  };

/** The file of a picture. */
interface PictureFile {
  /** Relative to the practice's folder. */
  name: string;
  data: Buffer;
}

/** Reads a practice's files and collects errors. */
export class PracticeReader {
  readonly #problems: string[] = [];
  readonly #sources = new Map<string, string>();
  /** All texts that were read, by their file. */
  readonly texts = new Map<string, Text<object>>();
  /** All pictures that were read, by their URL. */
  readonly pictures = new Map<string, PictureFile>();
  /** What's wrong, but doesn't keep the site from being built. */
  readonly warnings: string[] = [];
  readonly folder: string;
  readonly dates: FileDates;
  readonly #changedFacts: readonly ChangedFact[];

  constructor(
    folder: string,
    changed = changedFacts,
    dates = fileDates(folder),
  ) {
    this.folder = folder;
    this.dates = dates;
    this.#changedFacts = changed;
  }

  /** @param file relative to the folder */
  report(file: string, line: number, message: string): void {
    this.#problems.push(this.#inFile(file, { line, message }));
  }

  #inFile(file: string, { line, message }: Problem): string {
    const path = relative(repository, join(this.folder, file));
    return `${path}, line ${line}: ${message}`;
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
    const source = await this.#source(file);
    return source === undefined ? undefined : this.#parse(file, source, schema);
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
    const source = await this.#source(file);
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
    const facts = this.#parse(file, `\n${front ?? '{}'}`, schema);
    const text = isTextAlone ? source : below;
    const textLine = source
      .slice(0, source.length - text.length)
      .split('\n').length;
    return facts && { facts, text, textLine };
  }

  /**
   * Reads a file with facts and text, fills its placeholders and places its
   * pictures. Undefined if it has errors.
   * @param shown what pages show of the text
   */
  async text<Schema extends z.ZodType<object>>(
    file: string,
    schema: Schema,
    values: Values,
    shown: readonly Part[],
  ): Promise<Text<z.output<Schema>> | undefined> {
    const read = await this.markdown(file, schema);
    if (!read) return undefined;
    const lineInFile = (line: number) => read.textLine + line - 1;
    const parser = new ProseParser();
    const { blocks, sections, images } = parser.parse(read.text, shown);
    for (const { line, message } of parser.problems)
      this.report(file, lineInFile(line), message);

    const filled = (text: string) => this.#filled(file, text, values);
    const placed = async (line: number, name: string, alt = '') => {
      const where = { file, line, what: 'picture', name } as const;
      const image = await readPicture(this, where);
      return image && { picture: { ...image, alt: filled(alt) } };
    };
    const pictureOf = (section: ProseSection) => {
      const image = images.get(section);
      return image && placed(lineInFile(image.line), image.url, image.alt);
    };
    const { picture, pictureAlt, ...facts } = read.facts as z.output<Schema> &
      NamedPicture;
    if (picture === undefined && pictureAlt !== undefined) {
      this.report(
        file,
        this.lineOf(file, 'pictureAlt'),
        'pictureAlt describes a picture, and there’s none.',
      );
    }
    const updated = this.dates.get(file);
    const text = {
      ...(updated !== undefined && { updated }),
      ...mapStrings(facts, filled),
      blocks: mapStrings(blocks, filled),
      sections: await Promise.all(
        sections.map(async (section) => ({
          ...mapStrings(section, filled),
          ...(await pictureOf(section)),
        })),
      ),
      ...(picture !== undefined &&
        (await placed(this.lineOf(file, 'picture'), picture, pictureAlt))),
    };
    this.texts.set(file, text);
    return text;
  }

  /** The line of a fact in a file. */
  lineOf(file: string, key: string): number {
    return this.#lineWith(file, (line) => line.startsWith(`${key}:`));
  }

  /** The first line with a text in a file. */
  lineNaming(file: string, text: string): number {
    return this.#lineWith(file, (line) => line.includes(text));
  }

  #lineWith(file: string, matches: (line: string) => boolean): number {
    const lines = this.#sources.get(file)?.split('\n') ?? [];
    return Math.max(1, lines.findIndex(matches) + 1);
  }

  /**
   * Reports texts and facts that weren't read, such as `text/letter.md`. Those
   * in other languages are read apart.
   */
  async reportUnread(): Promise<void> {
    const names = await readdir(this.folder, { recursive: true });
    const files = names.filter((name) => /\.(?:md|ya?ml)$/.test(name)).sort();
    for (const file of files) {
      if (this.#sources.has(file) || file === 'README.md') continue;
      if (/^text\/(?!en\/)[a-z]{2,3}\//.test(file)) continue;
      this.report(
        file,
        1,
        'No page uses this file. docs/adopting.md lists each file and its name.',
      );
    }
  }

  /** @throws PracticeError if there are errors. */
  finish(): void {
    if (this.#problems.length > 0) throw new PracticeError(this.#problems);
  }

  async #source(file: string): Promise<string | undefined> {
    const data = await readFile(join(this.folder, file)).catch(() => undefined);
    if (!data) {
      this.report(file, 1, 'This file is missing.');
      return undefined;
    }
    const read = decode(data);
    const source = 'text' in read ? read.text : undefined;
    if ('message' in read) this.report(file, read.line, read.message);
    this.#sources.set(file, source ?? '');
    return source;
  }

  #parse<Schema extends z.ZodType>(
    file: string,
    source: string,
    schema: Schema,
  ) {
    const changes = this.#changedFacts.filter((change) =>
      file.startsWith(change.file),
    );
    const read = readYaml(source, schema, changes);
    for (const warning of read.warnings ?? [])
      this.warnings.push(this.#inFile(file, warning));
    if ('value' in read) return read.value;
    for (const { line, message } of read.problems)
      this.report(file, line, message);
    return undefined;
  }

  #filled(file: string, text: string, values: Values): string {
    return fill(text, values, (name) => {
      const line = this.lineNaming(file, `{${name}}`);
      if (isAboutMissingRole(name, values)) {
        const message = `No doctor has the role that {${name}} needs. Give it to one in doctors/, or write the sentence without it.`;
        this.report(file, line, message);
        return;
      }
      const guess = closestMatch(name, Object.keys(values), {
        maxDistance: 4,
      });
      const hint = guess ? ` Did you mean {${guess}}?` : '';
      this.report(file, line, `{${name}} isn’t a placeholder.${hint}`);
    });
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

/** Read facts, or what's wrong with them. */
type ReadYaml<Facts> = { warnings?: Problem[] } & (
  { value: Facts } | { problems: Problem[] }
);

/**
 * Validates YAML with a schema and converts its descriptions and messages to
 * error sentences.
 * @param changes the facts in this file whose names have changed
 */
export function readYaml<Expected extends z.ZodType>(
  written: string,
  schema: Expected,
  changes: readonly ChangedFact[] = [],
): ReadYaml<z.output<Expected>> {
  const source = withPlainIndents(written);
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0)
    return { problems: syntaxProblems(document, lines, source) };
  const misread = misreadings(document, lines, source, schema);
  if (misread.length > 0) return { problems: misread };
  const { renamed, warnings } = changesIn(document, lines, changes);
  // A key without a value counts as missing.
  const facts: unknown = document.toJS({
    reviver: (_, value) => value ?? undefined,
  });
  const { success, data, error } = schema.safeParse(
    withPlainCharacters(schema, facts ?? {}),
    { reportInput: true, error: ({ path }) => misfit(schema, path) },
  );
  const problems = success
    ? renamed
    : [...renamed, ...schemaProblems(error, schema, document, lines)];
  const warned = warnings.length > 0 && { warnings };
  return success && problems.length === 0
    ? { value: data, ...warned }
    : { problems, ...warned };
}

const placeholder = /\{([A-Za-z][\w.]*)\}([-.]?)/g;

const wordJoiner = '\u2060';

/**
 * Replaces placeholders with their values. `{Doctors.count}` capitalizes the
 * value to start a sentence: "Five doctors". No line ends within "five-minute",
 * and no sentence with the two periods of "Dr. Peña Jr.".
 * @param unknown is called with each unknown name.
 */
const fill = (
  text: string,
  values: Values,
  unknown: (name: string) => void,
): string =>
  text.replace(placeholder, (whole, name: string, next: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const value = values[name] ?? values[key];
    if (value === undefined) {
      unknown(name);
      return whole;
    }
    const start =
      key === name ? value : value.charAt(0).toUpperCase() + value.slice(1);
    if (next === '-') return start + next + wordJoiner;
    return next && start.endsWith(next) ? start : start + next;
  });

/** A value with each of its strings changed, at any depth. */
export function mapStrings<Value>(
  value: Value,
  change: (text: string) => string,
): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value))
    return value.map((item: unknown) => mapStrings(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]: [string, unknown]) => [key, mapStrings(inner, change)],
  );
  return Object.fromEntries(entries) as Value;
}

/** All strings in a value, at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
