import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { decode } from '../practice/read/decode.ts';
import type { Loaded } from '../practice/read/load-practice.ts';
import { withPlainIndents } from '../practice/read/plain-characters.ts';
import {
  splitFrontMatter,
  stringsIn,
} from '../practice/read/practice-reader.ts';
import { factOf, unwrapped } from '../practice/schema/fact.ts';
import { practiceSchema } from '../practice/schema/practice-schema.ts';
import { normalize, sentences } from './leftovers.ts';

/** Content in a practice's folder that was copied from an example. */
interface Copy {
  /** Relative to the folder. */
  file: string;
  line?: number;
  text: string;
}

interface Source {
  file: string;
  source: string;
}

async function readSources(folder: string): Promise<Source[]> {
  const files = globSync('**/*.{md,yaml}', { cwd: folder }).sort();
  return Promise.all(
    files.map(async (file) => {
      // What can't be read has stopped the build before.
      const decoded = decode(await readFile(join(folder, file)));
      return { file, source: 'text' in decoded ? decoded.text : '' };
    }),
  );
}

/** Sentences of facts and text, with placeholders. */
function sentencesOf({ file, source }: Source): string[] {
  const { front = source, text } = splitFrontMatter(source);
  // Facts in practice.yaml can be equal by chance. Those that can't be are
  // compared separately.
  const facts =
    file === 'practice.yaml' ? [] : stringsIn(parse(withPlainIndents(front)));
  return [
    ...facts,
    ...text.split(/\n\s*\n/).map((part) => part.replaceAll('\n', ' ')),
  ]
    .flatMap(sentences)
    .map((sentence) => sentence.trim());
}

/**
 * The line where a text starts. Compares only the first words, because YAML can
 * fold text.
 */
function lineOf(source: string, text: string): number {
  const start = text.split(' ').slice(0, 3).join(' ');
  return source.slice(0, Math.max(0, source.indexOf(start))).split('\n').length;
}

async function copiedSentences(
  folder: string,
  example: string,
): Promise<Copy[]> {
  const [own, others] = await Promise.all([
    readSources(folder),
    readSources(example),
  ]);
  const known = new Set(others.flatMap(sentencesOf).map(normalize));
  return own.flatMap((source) =>
    sentencesOf(source)
      .filter((sentence) => known.has(normalize(sentence)))
      .map((text) => ({
        file: source.file,
        line: lineOf(source.source, text),
        text,
      })),
  );
}

/** Compares images by content, not by name. */
function copiedPictures(own: Loaded, example: Loaded): Copy[] {
  const others = [...example.pictures.values()];
  return [...own.pictures.values()]
    .filter(({ data }) => others.some((other) => other.data.equals(data)))
    .map(({ name }) => ({ file: name, text: 'the picture' }));
}

/** The facts of a schema that practices can't share, and their values. */
const ownFacts = (
  schema: z.ZodObject,
  file: unknown,
  sameCity: boolean,
): [string, unknown][] =>
  Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, fact]) => {
    const value = (file as Record<string, unknown>)[key];
    const { differs } = factOf(fact);
    if (differs === 'practice' || (differs === 'city' && !sameCity))
      return [[key, value]];
    const inner = unwrapped(fact);
    return inner instanceof z.ZodObject && value
      ? ownFacts(inner, value, sameCity)
      : [];
  });

const shown = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.values(value).join(', ')
    : String(value);

async function copiedFacts(
  folder: string,
  own: Loaded,
  example: Loaded,
): Promise<Copy[]> {
  const source = await readFile(join(folder, 'practice.yaml'), 'utf8');
  const sameCity = own.practice.address.city === example.practice.address.city;
  const others = new Map(ownFacts(practiceSchema, example.file, sameCity));
  return ownFacts(practiceSchema, own.file, sameCity).flatMap(
    ([key, value]) => {
      if (value === undefined || !isDeepStrictEqual(value, others.get(key)))
        return [];
      const line = source
        .split('\n')
        .findIndex((each) => each.trimStart().startsWith(`${key}:`));
      return [
        {
          file: 'practice.yaml',
          line: line + 1,
          text: `${key}: ${shown(value)}`,
        },
      ];
    },
  );
}

/**
 * All sentences, images and numbers in a practice's folder that equal an
 * example's, except those listed under `confirmed` in practice.yaml.
 */
export async function copiedContent(
  { folder, loaded: own }: { folder: string; loaded: Loaded },
  example: { folder: string; loaded: Loaded },
): Promise<Copy[]> {
  const copies = [
    ...(await copiedFacts(folder, own, example.loaded)),
    ...(await copiedSentences(folder, example.folder)),
    ...copiedPictures(own, example.loaded),
  ];
  const confirmed = own.file.confirmed.map(normalize);
  return copies.filter(({ file, text }) =>
    // A fact is listed with its key but can be confirmed without it.
    confirmed.every(
      (allowed) =>
        !normalize(text).endsWith(allowed) && allowed !== normalize(file),
    ),
  );
}
