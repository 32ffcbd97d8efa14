import type { Loaded } from './load-practice.ts';
import { type Picture, pictureHash } from './pictures.ts';

/** What is an example's own: a name, a number, a sentence or a picture. */
export interface ExampleTerm {
  /** What it is, such as `street`. */
  what: string;
  text: string;
  /** How it looks among the words of a page, in `words()`. Any of these. */
  words: readonly string[];
  /** How it looks in the source of a page, letter by letter. Any of these. */
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

/** What people, screen readers and search engines get of a page; styles, scripts and outlines are dropped. */
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

/** Small letters, without punctuation, so that a line break or an address in a link makes no difference. */
export function words(text: string): string {
  const found = text
    .toLowerCase()
    .replace(/['’]/g, '’')
    .match(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:’\p{L}+)?/gu);
  return ` ${(found ?? []).join(' ')} `;
}

const wordCount = (found: string) => found.split(' ').filter(Boolean).length;

/** Every text in a value, however deep. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.values(value).flatMap(texts);
}

/** A paragraph is a list of texts, links and emphasis: its sentences go on through all of them. */
function paragraphs(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  if ('paragraph' in value) return [texts(value.paragraph).join('')];
  if ('list' in value && 'ordered' in value) {
    return (value.list as unknown[]).map((item) => texts(item).join(''));
  }
  return Object.values(value).flatMap(paragraphs);
}

/** Shorter ones, such as "By car", are anybody's. */
const leastWords = 4;

export function sentences(text: string): string[] {
  return text
    .split(/(?<!\bDr\.)(?<=[.?!:][”’)]?)\s+|\n+| \| /)
    .filter((sentence) => wordCount(words(sentence)) >= leastWords);
}

/** Two or more capitals in a row inside a sentence, such as a street, and a name with its number: Route 27. */
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

export function pictures({ doctors, community, gettingHere, pages, towns }: Loaded): Picture[] {
  const proses = [community, gettingHere, ...pages.values(), ...towns];
  return [
    ...doctors.map(({ portrait }) => portrait),
    ...proses.flatMap((text) => [text?.picture, ...(text?.pictures.values() ?? [])]),
  ].filter((picture) => picture !== undefined);
}

type Facts = Record<string, readonly (string | undefined)[]>;

/** Names and numbers of `practice.yaml`, by what they are. */
function practiceFacts({ practice }: Loaded): Facts {
  const { address, phone, geo, emergencyRoom, transit, rating, prices, insurers } = practice;
  return {
    name: [practice.name, practice.shortName],
    address: [address.street, address.city, address.county, address.stateName, address.zip],
    phone: [phone.display, phone.e164, phone.href],
    'place on the map': [String(geo.latitude), String(geo.longitude)],
    link: [practice.bookingUrl, ...practice.social.map(({ url }) => url)],
    'emergency room': [emergencyRoom, emergencyRoom?.replace(/ in .*$/, '')],
    train: [transit?.line, ...(transit?.stations ?? [])],
    rating: rating
      ? [rating.countText, `ratingValue: ${rating.average}`, `${rating.average} of 5`]
      : [],
    price: Object.values(prices),
    insurer: [...insurers.vision, ...insurers.medical],
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
  words: [words(text)],
  source: [],
});

const terms = (facts: Facts) =>
  Object.entries(facts).flatMap(([what, values]) =>
    values.filter((text) => text !== undefined).map((text) => term(what, text)),
  );

const pictureTerm = ({ name, data }: Picture): ExampleTerm => ({
  what: 'picture',
  text: name,
  words: [],
  // In a built page the address has the hash of its content; in development the content is in the page.
  source: [pictureHash(data), data.toString('base64')],
});

/**
 * A sentence as it was written, and as it reads when a practice copies it with its placeholders.
 * Undefined for one that is hardly more than placeholders, such as "Open {openDays}."
 */
function sentenceTerm(sentence: string, example: Loaded, own: Loaded): ExampleTerm | undefined {
  const placeholders = Object.entries(example.placeholders)
    .map(([name, value]) => ({
      value: words(value),
      ownValue: words(own.placeholders[name] ?? ''),
    }))
    .sort((a, b) => b.value.length - a.value.length);
  let copied = words(sentence);
  let written = words(sentence);
  for (const { value, ownValue } of placeholders) {
    copied = copied.replaceAll(value, ownValue);
    written = written.replaceAll(value, ' ');
  }
  if (wordCount(written) < leastWords) return undefined;
  return { ...term('sentence', sentence), words: [words(sentence), copied] };
}

/**
 * What of an example must not be found in the pages of another practice. What `practice.yaml` of that
 * practice says too, or lists under `confirmed`, is true of both: a real practice may be in Metuchen.
 */
export function exampleTerms(example: Loaded, own: Loaded): ExampleTerm[] {
  const ownFacts = words(
    [...texts(own.practice), ...terms(practiceFacts(own)).map(({ text }) => text)].join(' . '),
  );
  const ownTexts = words(paragraphs(prose(own)).join(' . '));
  const confirmed = own.confirmed.map(words);
  const told = paragraphs(prose(example));

  const all = [
    ...terms(practiceFacts(example)),
    ...terms(otherNames(example)),
    ...told
      .flatMap(properNames)
      // A street that the practice's own texts name is there on purpose.
      .filter((name) => !ownTexts.includes(words(name)))
      .map((name) => term('name in a text', name)),
    ...told.flatMap(sentences).flatMap((sentence) => sentenceTerm(sentence, example, own) ?? []),
    ...pictures(example).map(pictureTerm),
  ].filter(
    ({ text }) => ![ownFacts, ...confirmed].some((allowed) => allowed.includes(words(text))),
  );
  const first = new Map(all.toReversed().map((each) => [words(each.text), each]));
  return [...first.values()].toReversed();
}

/** Which of an example's terms are in a page, or in another file of the site. */
export function leftovers(page: string, exampleTerms: readonly ExampleTerm[]): ExampleTerm[] {
  const found = words(readable(page));
  // An eye chart draws a name letter by letter.
  const spelled = found.match(/(?: \p{L}(?= )){4,}/gu) ?? [];
  const pageWords = [found, ...spelled.map((letters) => words(letters.replaceAll(' ', '')))].join(
    '',
  );
  return exampleTerms.filter(
    (each) =>
      each.words.some((form) => pageWords.includes(form)) ||
      each.source.some((part) => page.includes(part)),
  );
}
