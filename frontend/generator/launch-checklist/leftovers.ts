import type { Loaded } from '../practice/read/load-practice.ts';
import { insurerNames } from '../practice/read/practice-facts.ts';
import { stringsIn } from '../practice/read/practice-reader.ts';

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
    // No reader sees how a file is named.
    .replace(/\/assets\/[^\s"]*/g, '')
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
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '’')
    .match(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:’\p{L}+)?/gu);
  return ` ${(words ?? []).join(' ')} `;
}

const wordCount = (text: string) => text.split(' ').filter(Boolean).length;

/**
 * A paragraph is a list of texts, links and emphasis, and sentences can span
 * several of them.
 */
function paragraphs(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('paragraph' in value) return [stringsIn(value.paragraph).join('')];
  if ('list' in value && 'ordered' in value) {
    return (value.list as unknown[]).map((item) => stringsIn(item).join(''));
  }
  return Object.values(value).flatMap(paragraphs);
}

/** Shorter sentences, such as "By car", aren't unique. */
const leastWords = 4;

export const sentences = (text: string): string[] =>
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

/** What a practice has written in sentences. */
const prose = (loaded: Loaded) => ({
  letter: loaded.letter,
  community: loaded.community,
  difference: loaded.difference,
  gettingHere: loaded.gettingHere,
  pages: [...loaded.pages.values()],
  towns: loaded.towns,
  doctors: loaded.doctors.map(({ bio, quote, focus }) => [bio, quote, focus]),
  reviews: loaded.reviews.map(({ words }) => words),
  awards: loaded.awards.map(({ reason }) => reason),
});

type Facts = Record<string, readonly (string | undefined)[]>;

/** Names and numbers in `practice.yaml` by kind. */
function practiceTerms({ practice }: Loaded) {
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
    insurer: insurerNames(insurers),
  };
}

/** The names in the other files. */
const otherTerms = ({ doctors, towns, reviews, awards }: Loaded) => ({
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
  const text = normalize(readable(page));
  // An eye chart draws a name letter by letter.
  const spelled = text.match(/(?: \p{L}(?= )){4,}/gu) ?? [];
  const names = spelled.map((letters) =>
    normalize(letters.replaceAll(' ', '')),
  );
  const pageText = [text, ...names].join('');
  return exampleTerms.filter(({ text }) => pageText.includes(normalize(text)));
}

/**
 * The names and numbers of an example that must not appear on another
 * practice's pages. Excludes those that are also in that practice's
 * `practice.yaml`, a doctor's school or `confirmed`, because a real practice
 * can be in Metuchen. Copies of sentences and pictures are found in the folder.
 */
export function pageTerms(example: Loaded, own: Loaded): ExampleTerm[] {
  const ownFacts = [
    ...stringsIn(own.practice),
    ...terms(practiceTerms(own)).map(({ text }) => text),
  ];
  const allowed = [
    ownFacts.join(' . '),
    ...own.doctors.map(({ school = '' }) => school),
    ...own.file.confirmed,
  ].map(normalize);
  const ownTexts = normalize(paragraphs(prose(own)).join(' . '));
  const namesInTexts = paragraphs(prose(example))
    .flatMap(properNames)
    // A street in the practice's own texts is there on purpose.
    .filter((name) => !ownTexts.includes(normalize(name)));
  const all = [
    ...terms(practiceTerms(example)),
    ...terms(otherTerms(example)),
    ...namesInTexts.map((name) => term('name in a text', name)),
  ];
  const unique = new Map<string, ExampleTerm>();
  for (const each of all) {
    const text = normalize(each.text);
    if (allowed.some((ownText) => ownText.includes(text))) continue;
    if (!unique.has(text)) unique.set(text, each);
  }
  return [...unique.values()];
}
