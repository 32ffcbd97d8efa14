import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loaded } from './load-practice.ts';
import { texts } from './placeholders.ts';

/** Something unique to an example: a name, number, sentence or image. */
export interface ExampleTerm {
  /** The kind, such as `street`. */
  what: string;
  text: string;
  /** Alternative forms in normalized page text. */
  forms: readonly string[];
  /** Alternative forms in the page's source. */
  source: readonly string[];
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
function readable(page: string): string {
  return page
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<style[^]*?<\/style>/g, ' ')
    .replace(/<script(?![^>]*application\/ld\+json)[^]*?<\/script>/g, ' ')
    .replace(/<[a-z/!][^>]*>/gi, (tag) => {
      const shown = tag.matchAll(/\s(?:alt|aria-label|content|href|src|title|value)="([^"]*)"/g);
      return ` ${[...shown].map(([, value]) => value).join(' . ')} `;
    })
    .replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);
}

/** Normalizes to lowercase without punctuation, so that line breaks and URLs don't matter. */
export function normalize(text: string): string {
  const found = text
    .toLowerCase()
    .replace(/['’]/g, '’')
    .match(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:’\p{L}+)?/gu);
  return ` ${(found ?? []).join(' ')} `;
}

const wordCount = (found: string) => found.split(' ').filter(Boolean).length;

/** A paragraph is a list of texts, links and emphasis, and sentences can span several of them. */
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

export function sentences(text: string): string[] {
  return text
    .split(/(?<!\bDr\.)(?<=[.?!:][”’)]?)\s+|\n+| \| /)
    .filter((sentence) => wordCount(normalize(sentence)) >= leastWords);
}

/** Two or more capitalized words within a sentence, such as a street, or a name with a number: Route 27. */
function properNames(text: string): string[] {
  return sentences(text).flatMap((sentence) => [
    ...(sentence.match(/(?<=[\p{Ll},’] )\p{Lu}[\p{L}’-]+(?: (?:\p{Lu}[\p{L}’-]+|\d[\d.]*))+/gu) ??
      []),
  ]);
}

function prose({ letter, community, difference, gettingHere, pages, towns, ...rest }: Loaded) {
  return {
    texts: [letter, community, difference, gettingHere, ...pages.values(), ...towns],
    doctors: rest.doctors.map(({ bio, quote, focus }) => [bio, quote, focus]),
    reviews: rest.reviews.map((review) => review.words),
    awards: rest.awards.map(({ reason }) => reason),
  };
}

type Facts = Record<string, readonly (string | undefined)[]>;

/** Names and numbers in `practice.yaml` by kind. */
function practiceFacts({ practice }: Loaded): Facts {
  const { address, phone, geo, emergencyRoom, transit, rating, prices, insurers } = practice;
  return {
    name: [practice.name, practice.shortName],
    address: [address.street, address.city, address.county, address.stateName, address.zip],
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
      ? [rating.countText, `ratingValue: ${rating.average}`, `${rating.average} out of 5`]
      : [],
    price: Object.values(prices),
    insurer: [...insurers.vision, ...insurers.medical, ...insurers.medicaid],
  };
}

/** The names in the other files. */
function otherNames({ doctors, towns, reviews, awards }: Loaded): Facts {
  return {
    doctor: doctors.flatMap(({ name, shortName }) => [name, shortName, name.replace(/^Dr\. /, '')]),
    town: towns.map(({ name }) => name),
    'author of a review': reviews.map(({ author }) => author),
    award: awards.flatMap(({ name, giver }) => [name, giver]),
  };
}

const term = (what: string, text: string): ExampleTerm => ({
  what,
  text,
  forms: [normalize(text)],
  source: [],
});

const terms = (facts: Facts) =>
  Object.entries(facts).flatMap(([what, values]) =>
    values.filter((text) => text !== undefined).map((text) => term(what, text)),
  );

const pictureTerms = ({ pictures }: Loaded): ExampleTerm[] =>
  [...pictures].map(([src, { name, data }]) => ({
    what: 'picture',
    text: name,
    forms: [],
    // In development the page contains the content.
    source: [src, data.toString('base64')],
  }));

/** A placeholder's value in the example and in the other practice, normalized. */
type PlaceholderValues = readonly { value: string; ownValue: string }[];

/** The longest first, because they can contain others. */
function placeholderValues(example: Loaded, own: Loaded): PlaceholderValues {
  return Object.entries(example.placeholders)
    .map(([name, value]) => ({
      value: normalize(value),
      ownValue: normalize(own.placeholders[name] ?? ''),
    }))
    .sort((a, b) => b.value.length - a.value.length);
}

/**
 * A sentence in its original form, and with the other practice's values in its placeholders. Undefined for
 * a sentence with little besides placeholders, such as "Open {openDays}."
 */
function sentenceTerm(sentence: string, placeholders: PlaceholderValues): ExampleTerm | undefined {
  const original = normalize(sentence);
  let copied = original;
  let written = original;
  for (const { value, ownValue } of placeholders) {
    copied = copied.replaceAll(value, ownValue);
    written = written.replaceAll(value, ' ');
  }
  if (wordCount(written) < leastWords) return undefined;
  return { what: 'sentence', text: sentence, forms: [original, copied], source: [] };
}

/**
 * An example's terms that must not appear on another practice's pages. Excludes terms that are also in that
 * practice's `practice.yaml` or `confirmed`, because a real practice can be in Metuchen.
 */
export function exampleTerms(example: Loaded, own: Loaded): ExampleTerm[] {
  const ownFacts = normalize(
    [...texts(own.practice), ...terms(practiceFacts(own)).map(({ text }) => text)].join(' . '),
  );
  const ownTexts = normalize(paragraphs(prose(own)).join(' . '));
  const confirmed = own.file.confirmed.map(normalize);
  const exampleTexts = paragraphs(prose(example));
  const placeholders = placeholderValues(example, own);

  const all = [
    ...terms(practiceFacts(example)),
    ...terms(otherNames(example)),
    ...exampleTexts
      .flatMap(properNames)
      // A street in the practice's own texts is there on purpose.
      .filter((name) => !ownTexts.includes(normalize(name)))
      .map((name) => term('name in a text', name)),
    ...exampleTexts
      .flatMap(sentences)
      .flatMap((sentence) => sentenceTerm(sentence, placeholders) ?? []),
    ...pictureTerms(example),
  ].filter(
    ({ text }) => ![ownFacts, ...confirmed].some((allowed) => allowed.includes(normalize(text))),
  );
  const first = new Map([...all].reverse().map((each) => [normalize(each.text), each]));
  return [...first.values()].reverse();
}

/** The terms of an example that a page or another file contains. */
export function leftovers(page: string, exampleTerms: readonly ExampleTerm[]): ExampleTerm[] {
  const found = normalize(readable(page));
  // An eye chart draws a name letter by letter.
  const spelled = found.match(/(?: \p{L}(?= )){4,}/gu) ?? [];
  const pageText = [
    found,
    ...spelled.map((letters) => normalize(letters.replaceAll(' ', ''))),
  ].join('');
  return exampleTerms.filter(
    (each) =>
      each.forms.some((form) => pageText.includes(form)) ||
      each.source.some((part) => page.includes(part)),
  );
}

const sources = ['../../src', '../../../shared/src'].map((folder) =>
  join(import.meta.dirname, folder),
);

/** Replaces values that depend on the practice. */
const blank = ' placeholder ';

/** An expression in a template literal or JSX, without nested strings. */
const expression = /\$?\{[^{}'"`:]*\}/g;

async function readEngineFolder(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => normalize(text.replace(expression, blank))).join('\n');
}

/** The text in the engine's source, with blanks for values. Read once, because it's the same for every example. */
let engineWords: Promise<string[]> | undefined;

/**
 * The terms of an example to look for on another practice's pages. Sentences only in their original form,
 * because copies with placeholders are found in the folder. Excludes the engine's own sentences.
 */
export async function pageTerms(example: Loaded, own: Loaded): Promise<ExampleTerm[]> {
  const words = (await (engineWords ??= Promise.all(sources.map(readEngineFolder)))).join('\n');
  const values = Object.values(example.placeholders)
    .map(normalize)
    .sort((a, b) => b.length - a.length);

  /** Whether an example's sentence is the engine's, with the example's values. */
  function isEngineSentence(sentence: string): boolean {
    const plain = normalize(sentence);
    const blanked = values.reduce((text, value) => text.replaceAll(value, blank), plain);
    return words.includes(plain) || words.includes(blanked);
  }

  return exampleTerms(example, own)
    .filter(({ what, text }) => what !== 'sentence' || !isEngineSentence(text))
    .map((term) => (term.what === 'sentence' ? { ...term, forms: [normalize(term.text)] } : term));
}
