import { closestMatch } from 'leven';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { claims } from '../../src/content/claims.ts';
import {
  claimsIn,
  type Picture as DescribedPicture,
  type Prose,
} from '../../src/content/prose.ts';
import { readPicture } from './pictures.ts';
import { fill, fillAll } from './placeholders.ts';
import { PracticeReader } from './practice-reader.ts';
import { ProseParser } from './prose.ts';
import {
  communitySchema,
  descriptionLimits,
  differenceSchema,
  gettingHereSchema,
  letterSchema,
  pageTextSchema,
  type PageTextFile,
  titleLimit,
  townSchema,
  type TownFile,
} from './text-schemas.ts';

/**
 * A file's facts and text in the form that the pages show: with filled
 * placeholders, and pictures with their URL.
 */
export type Text<Facts> = Omit<Facts, keyof NamedPicture> &
  Prose & { picture?: DescribedPicture };

/**
 * What a text can have: what's above its first heading, what's under headings,
 * and pictures there.
 */
type Part = 'blocks' | 'sections' | 'pictures';

const refused: Readonly<Record<Part, string>> = {
  blocks:
    'This text would be on no page. Put all of the text under ## headings.',
  sections: 'This text would be on no page. Write it without ## headings.',
  pictures:
    'This picture would be on no page. Put it in the facts at the top, or leave it out.',
};

/** A picture in a file's facts. */
interface NamedPicture {
  picture?: string;
  pictureAlt?: string;
}

const pagesFolder = join(import.meta.dirname, '../../src/pages');

/**
 * Pages that a practice can write text for: their `page.ts` reads it. Towns and
 * legal pages have separate files.
 */
export const pageIds = globSync('*/page.ts', { cwd: pagesFolder })
  .filter((file) =>
    readFileSync(join(pagesFolder, file), 'utf8').includes("'practice/pages/"),
  )
  .map((file) => dirname(file))
  .sort();

/** Facts that only some pages show. */
const shownOn: Partial<Record<keyof PageTextFile, readonly string[]>> = {
  heading: pageIds.filter((id) => id !== 'home'),
  lead: pageIds.filter((id) => id !== 'myopia-doctor'),
  picture: ['eye-exam-near-me', 'home', 'services'],
  howLong: ['eye-exam-near-me'],
  questions: [
    'eye-exam-near-me',
    'for-kids',
    'myopia-treatment',
    'new-patients',
  ],
  closing: ['about'],
};

/** Texts that don’t belong to a single page. */
const sharedTexts = ['letter', 'community', 'difference', 'getting-here'];

export class TextReader {
  readonly #reader: PracticeReader;
  readonly #values: Readonly<Record<string, string>>;
  readonly #folder: string;

  /** @param values of the placeholders */
  constructor(
    reader: PracticeReader,
    values: Readonly<Record<string, string>>,
    language = 'en',
  ) {
    this.#reader = reader;
    this.#values = values;
    this.#folder = `text/${language}`;
  }

  /** The texts in one language by file name. All are optional. */
  async texts() {
    const files = await this.#reader.markdownFiles(this.#folder);
    const optional = <S extends z.ZodType<object>>(
      name: string,
      schema: S,
      shown: Part,
    ) => {
      const file = `${this.#folder}/${name}.md`;
      return files.includes(file)
        ? this.read(file, schema, [shown])
        : undefined;
    };
    const [letter, community, difference, gettingHere] = await Promise.all([
      optional('letter', letterSchema, 'blocks'),
      optional('community', communitySchema, 'blocks'),
      optional('difference', differenceSchema, 'blocks'),
      optional('getting-here', gettingHereSchema, 'sections'),
    ]);
    const pages = new Map<string, Text<z.output<typeof pageTextSchema>>>();
    for (const file of files) {
      const name = basename(file, '.md');
      if (sharedTexts.includes(name)) continue;
      if (!pageIds.includes(name)) {
        const guess = closestMatch(name, pageIds, { maxDistance: 3 });
        const hint = guess
          ? `Did you mean ${guess}.md?`
          : `Pages are: ${pageIds.join(', ')}.`;
        this.#reader.report(file, 1, `No page is called ${name}. ${hint}`);
        continue;
      }
      const text = await this.read(file, pageTextSchema, [
        'sections',
        'pictures',
      ]);
      if (text) {
        this.#checkShown(file, name, text);
        pages.set(name, text);
      }
    }
    const nothing: typeof gettingHere = {
      routes: [],
      blocks: [],
      sections: [],
    };
    return {
      letter,
      community,
      difference,
      gettingHere: gettingHere ?? nothing,
      pages,
    };
  }

  /** The towns in `towns/`, sorted by name. */
  async towns(stations: readonly string[]) {
    const towns: (Text<TownFile> & { slug: string })[] = [];
    for (const file of await this.#reader.markdownFiles('towns')) {
      const slug = this.#reader.slugOf(file, 'new-brunswick');
      const town = await this.read(file, townSchema, ['sections']);
      if (town?.station && !stations.includes(town.station)) {
        const line = this.#reader.lineOf(file, 'station');
        const message =
          stations.length > 0
            ? `This station isn’t on the line in practice.yaml: ${stations.join(', ')}.`
            : 'practice.yaml names no train (transit), so a town has no station.';
        this.#reader.report(file, line, message);
      }
      if (town) towns.push({ ...town, slug });
    }
    return towns;
  }

  /**
   * A file with facts and text, or undefined if it has errors. @param shown
   * what the pages show of the text
   */
  async read<Schema extends z.ZodType<object>>(
    file: string,
    schema: Schema,
    shown: readonly Part[],
  ): Promise<Text<z.output<Schema>> | undefined> {
    const read = await this.#reader.markdown(file, schema);
    if (!read) return undefined;
    const parser = new ProseParser();
    const { blocks, sections, images } = parser.parse(read.text);
    const written = {
      blocks: blocks.length,
      sections: sections.length,
      pictures: images.size,
    };
    for (const part of Object.keys(refused) as Part[]) {
      if (written[part] === 0 || shown.includes(part)) continue;
      const place = read.text.search(
        part === 'blocks' ? /\S/ : part === 'sections' ? /^##/m : /!\[/,
      );
      const line =
        read.textLine + read.text.slice(0, place).split('\n').length - 1;
      this.#reader.report(file, line, refused[part]);
    }
    for (const { line, message } of parser.problems) {
      this.#reader.report(file, read.textLine + line - 1, message);
    }
    const filled = (text: string) => this.#filled(file, text);
    const picture = async (line: number, name: string, alt = '') => {
      const found = await readPicture(this.#reader, {
        file,
        line,
        what: 'picture',
        name,
      });
      return found && { ...found, alt: filled(alt) };
    };
    const {
      picture: named,
      pictureAlt,
      ...facts
    } = read.facts as z.output<Schema> & NamedPicture;
    const text = {
      ...fillAll(facts, filled),
      blocks: fillAll(blocks, filled),
      sections: await Promise.all(
        sections.map(async (section) => {
          const image = images.get(section);
          const found =
            image &&
            (await picture(
              read.textLine + image.line - 1,
              image.url,
              image.alt,
            ));
          return {
            ...fillAll(section, filled),
            ...(found && { picture: found }),
          };
        }),
      ),
    };
    this.#checkLengths(file, text);
    this.#checkCites(file, text);
    if (named === undefined && pictureAlt !== undefined) {
      const line = this.#reader.lineOf(file, 'pictureAlt');
      this.#reader.report(
        file,
        line,
        'pictureAlt describes a picture, and there’s none.',
      );
    }
    if (named === undefined) return text;
    const found = await picture(
      this.#reader.lineOf(file, 'picture'),
      named,
      pictureAlt,
    );
    return { ...text, ...(found && { picture: found }) };
  }

  #filled(file: string, text: string): string {
    return fill(text, this.#values, (name) => {
      const guess = closestMatch(name, Object.keys(this.#values), {
        maxDistance: 4,
      });
      const hint = guess ? ` Did you mean {${guess}}?` : '';
      const message = `{${name}} isn’t a placeholder.${hint}`;
      this.#reader.report(
        file,
        this.#reader.lineNaming(file, `{${name}}`),
        message,
      );
    });
  }

  /** Reports facts that the page doesn't show. */
  #checkShown(file: string, page: string, text: Text<PageTextFile>): void {
    for (const [key, shown] of Object.entries(shownOn)) {
      if (text[key as keyof typeof text] === undefined || shown.includes(page))
        continue;
      const message = `This page has no place for ${key}. It’s shown on: ${shown.join(', ')}.`;
      this.#reader.report(file, this.#reader.lineOf(file, key), message);
    }
  }

  #checkLengths(file: string, facts: object) {
    const { title = '', description } = facts as {
      title?: string;
      description?: string;
    };
    const { least, most } = descriptionLimits;
    const report = (key: string, { length }: string, shown: string) => {
      const message = `${key}: This has ${length} characters. Search results show ${shown}.`;
      this.#reader.report(file, this.#reader.lineOf(file, key), message);
    };
    if (title.length > titleLimit) report('title', title, String(titleLimit));
    if (
      description &&
      (description.length < least || description.length > most)
    ) {
      report('description', description, `${least} to ${most}`);
    }
  }

  #checkCites(file: string, { blocks, sections }: Prose): void {
    for (const id of claimsIn([blocks, sections])) {
      if (id in claims) continue;
      const line = this.#reader.lineNaming(file, `[^${id}]`);
      const message = `[^${id}] names no claim of frontend/src/content/claims.json.`;
      this.#reader.report(file, line, message);
    }
  }
}
