import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { factOf, unwrapped } from './fact.ts';
import type { Loaded } from './load-practice.ts';
import { texts } from './placeholders.ts';
import { splitFrontMatter } from './practice-reader.ts';
import { practiceSchema } from './practice-schema.ts';

/** Something unique to an example: a name or a number. */
export interface ExampleTerm {
  /** The kind, such as `street`. */
  what: string;
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
  '&#39;': '’',
};

/** The readable text of a page without styles, scripts and SVG paths. */
const readable = (page: string): string =>
  page
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<style[^]*?<\/style>/g, ' ')
    .replace(/<script(?![^>]*application\/ld\+json)[^]*?<\/script>/g, ' ')
    .replace(/<[a-z/!][^>]*>/gi, (tag) => {
      const shown = tag.matchAll(
        /\s(?:alt|aria-label|content|href|src|title|value)="([^"]*)"/g,
      );
      return ` ${[...shown].map(([, value]) => value).join(' . ')} `;
    })
    .replace(
      /&(?:amp|lt|gt|quot|#x27|#39);/g,
      (entity) => entities[entity] ?? entity,
    );

/**
 * Normalizes to lowercase without punctuation, so that line breaks and URLs
 * don't matter.
 */
export function normalize(text: string): string {
  const found = text
    .toLowerCase()
    .replace(/['’]/g, '’')
    .match(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:’\p{L}+)?/gu);
  return ` ${(found ?? []).join(' ')} `;
}

const wordCount = (found: string) => found.split(' ').filter(Boolean).length;

/**
 * A paragraph is a list of texts, links and emphasis, and sentences can span
 * several of them.
 */
function paragraphs(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('paragraph' in value) return [texts(value.paragraph).join('')];
  if ('list' in value && 'ordered' in value) {
    return (value.list as unknown[]).map((item) => texts(item).join(''));
  }
  return Object.values(value).flatMap(paragraphs);
}

/** Shorter sentences, such as "By car", aren't unique. */
const leastWords = 4;

const sentences = (text: string): string[] =>
  text
    .split(/(?<!\bDr\.)(?<=[.?!:][”’)]?)\s+|\n+| \| /)
    .filter(
      (sentence) =>
        wordCount(normalize(sentence.replace(/\{[^}]*\}/g, ''))) >= leastWords,
    );

/**
 * Two or more capitalized words within a sentence, such as a street, or a name
 * with a number: Route 27.
 */
const properNames = (text: string): string[] =>
  sentences(text).flatMap((sentence) => [
    ...(sentence.match(
      /(?<=[\p{Ll},’] )\p{Lu}[\p{L}’-]+(?: (?:\p{Lu}[\p{L}’-]+|\d[\d.]*))+/gu,
    ) ?? []),
  ]);

const prose = ({
  letter,
  community,
  difference,
  gettingHere,
  pages,
  towns,
  ...rest
}: Loaded) => ({
  texts: [
    letter,
    community,
    difference,
    gettingHere,
    ...pages.values(),
    ...towns,
  ],
  doctors: rest.doctors.map(({ bio, quote, focus }) => [bio, quote, focus]),
  reviews: rest.reviews.map((review) => review.words),
  awards: rest.awards.map(({ reason }) => reason),
});

type Facts = Record<string, readonly (string | undefined)[]>;

/** Names and numbers in `practice.yaml` by kind. */
function practiceFacts({ practice }: Loaded) {
  const {
    address,
    phone,
    geo,
    emergencyRoom,
    transit,
    rating,
    prices,
    insurers,
  } = practice;
  return {
    name: [practice.name, practice.shortName],
    address: [
      address.street,
      address.city,
      address.county,
      address.stateName,
      address.zip,
    ],
    phone: [phone.display, phone.e164, phone.href],
    'place on the map': [String(geo.latitude), String(geo.longitude)],
    link: [practice.bookingUrl, ...practice.social.map(({ url }) => url)],
    'emergency room': [
      emergencyRoom?.name,
      emergencyRoom?.name.replace(/ in .*$/, ''),
      emergencyRoom?.street,
      emergencyRoom?.phone.display,
    ],
    train: [transit?.line, ...(transit?.stations ?? [])],
    rating: rating
      ? [
          rating.countText,
          `ratingValue: ${rating.average}`,
          `${rating.average} out of 5`,
        ]
      : [],
    // An amount alone can be the same by chance.
    price: Object.values(prices).map(({ includes }) => includes),
    insurer: [...insurers.vision, ...insurers.medical, ...insurers.medicaid],
  };
}

/** The names in the other files. */
const otherNames = ({ doctors, towns, reviews, awards }: Loaded) => ({
  doctor: doctors.flatMap(({ name, shortName }) => [
    name,
    shortName,
    name.replace(/^Dr\. /, ''),
  ]),
  town: towns.map(({ name }) => name),
  'author of a review': reviews.map(({ author }) => author),
  award: awards.flatMap(({ name, giver }) => [name, giver]),
});

const term = (what: string, text: string): ExampleTerm => ({ what, text });

const terms = (facts: Facts) =>
  Object.entries(facts).flatMap(([what, values]) =>
    values.filter((text) => text !== undefined).map((text) => term(what, text)),
  );

/** The terms of an example that a page or another file contains. */
export function leftovers(
  page: string,
  exampleTerms: readonly ExampleTerm[],
): ExampleTerm[] {
  const found = normalize(readable(page));
  // An eye chart draws a name letter by letter.
  const spelled = found.match(/(?: \p{L}(?= )){4,}/gu) ?? [];
  const pageText = [
    found,
    ...spelled.map((letters) => normalize(letters.replaceAll(' ', ''))),
  ].join('');
  return exampleTerms.filter(({ text }) => pageText.includes(normalize(text)));
}

/**
 * The names and numbers of an example that must not appear on another
 * practice's pages. Excludes those that are also in that practice's
 * `practice.yaml`, a doctor's school or `confirmed`, because a real practice
 * can be in Metuchen. Copies of sentences and pictures are found in the folder.
 */
export function pageTerms(example: Loaded, own: Loaded): ExampleTerm[] {
  const allowed = [
    [
      ...texts(own.practice),
      ...terms(practiceFacts(own)).map(({ text }) => text),
    ].join(' . '),
    ...own.doctors.map(({ school = '' }) => school),
    ...own.file.confirmed,
  ].map(normalize);
  const ownTexts = normalize(paragraphs(prose(own)).join(' . '));
  const all = [
    ...terms(practiceFacts(example)),
    ...terms(otherNames(example)),
    ...paragraphs(prose(example))
      .flatMap(properNames)
      // A street in the practice's own texts is there on purpose.
      .filter((name) => !ownTexts.includes(normalize(name)))
      .map((name) => term('name in a text', name)),
  ].filter(
    ({ text }) => !allowed.some((each) => each.includes(normalize(text))),
  );
  const first = new Map(
    [...all].reverse().map((each) => [normalize(each.text), each]),
  );
  return [...first.values()].reverse();
}

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
    files.map(async (file) => ({
      file,
      source: await readFile(join(folder, file), 'utf8'),
    })),
  );
}

/** Sentences of facts and text, with placeholders. */
function sentencesOf({ file, source }: Source): string[] {
  const { front = source, text } = splitFrontMatter(source);
  // Facts in practice.yaml can be equal by chance. Those that can't be are
  // compared separately.
  const facts = file === 'practice.yaml' ? [] : texts(parse(front));
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
