import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Loaded } from '../practice/read/load-practice.ts';
import { insurerNames } from '../practice/read/practice-facts.ts';
import { ownPage, splitSentences, textBlocks } from './page-sentences.ts';
import names from './medical-names.json' with { type: 'json' };

/** Limits for every page. */
export const maxGrade = 8;
export const maxWords = 25;

export interface Sentence {
  text: string;
  words: number;
  syllables: number;
  grade: number;
}

export interface Readability {
  /**
   * The Flesch–Kincaid grade of all sentences between header and footer, if
   * any.
   */
  grade: number | undefined;
  /** These sentences, hardest first. */
  sentences: readonly Sentence[];
  /**
   * All sentences, headings, labels and list items with more than `maxWords`
   * words, including header and footer.
   */
  tooLong: readonly Sentence[];
}

/** A span of hours, such as 9:00 AM to 5:00 PM. */
const hours = /\d{1,2}:\d\d [AP]M (?:to|–|-) (?:midnight|\d{1,2}:\d\d [AP]M)/g;

const word = /[\p{L}\p{M}\d]+(?:[-’'./,:&][\p{L}\p{M}\d]+)*/gu;

/**
 * Medical names, which the readability test counts as short words, because
 * pages must name conditions, drugs, tests and institutions. Names only:
 * ordinary long words ("examination", "approximately") have short synonyms. In
 * lowercase. Plurals with s are included.
 */
const medicalNames = Object.values(names).flat();

/**
 * Names of people, places and companies in a practice's facts, which can't be
 * shorter.
 */
function practiceNames({
  practice,
  doctors,
  towns,
  reviews,
  awards,
}: Loaded): string[] {
  const { name, shortName, address, insurers, transit, emergencyRoom } =
    practice;
  const people = [
    ...doctors.map((doctor) => doctor.name),
    ...reviews.map(({ author }) => author),
  ];
  return [
    name,
    shortName,
    address.street,
    address.city,
    address.stateName,
    ...(address.county ? [address.county] : []),
    ...(emergencyRoom ? [emergencyRoom.name, emergencyRoom.street] : []),
    ...(transit ? [transit.line, ...transit.stations] : []),
    ...insurerNames(insurers),
    ...people,
    ...people
      .flatMap((person) => person.split(' '))
      .filter((part) => /^\p{L}{3,}$/u.test(part)),
    ...towns.map((town) => town.name),
    ...awards.flatMap((award) => [award.name, award.giver]),
  ];
}

function namePattern(names: readonly string[]): RegExp {
  const alternatives = [...new Set(names)]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((name) =>
      name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"),
    );
  const edge = '[\\p{L}\\p{M}\\d]';
  return new RegExp(
    `(?<!${edge})(?:${alternatives.join('|')})s?(?!${edge})`,
    'giu',
  );
}

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, each) => total + each, 0);

/** Measures sentences. Each word of a name counts as one syllable. */
function sentenceMeter(names: readonly string[]): (text: string) => Sentence {
  const pattern = namePattern(names);
  return (text) => {
    const words =
      text
        .replace(hours, '9')
        .replace(pattern, (name) => name.replace(word, 'x'))
        .match(word) ?? [];
    // The package returns 0 syllables for numbers.
    const syllables = sum(words.map((each) => Math.max(1, syllable(each))));
    const grade = fleschKincaid({
      sentence: 1,
      word: words.length,
      syllable: syllables,
    });
    return { text, words: words.length, syllables, grade };
  };
}

/** Measures the readability of a page from `renderPage`. */
export function readability(page: Document, loaded: Loaded): Readability {
  const { body } = ownPage(page, loaded.practice);
  const meter = sentenceMeter([...medicalNames, ...practiceNames(loaded)]);
  const measure = (root: Element) =>
    textBlocks(root).flatMap(splitSentences).map(meter);
  const description =
    page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';

  // Headings and labels aren't sentences and would lower the grade of any page.
  const sentences = measure(body.querySelector('main') ?? body)
    .filter(({ text }) => /[.?!…][”’"')\]]*$/.test(text))
    .sort((a, b) => b.grade - a.grade);
  const grade = fleschKincaid({
    sentence: sentences.length,
    word: sum(sentences.map(({ words }) => words)),
    syllable: sum(sentences.map(({ syllables }) => syllables)),
  });
  const all = [...measure(body), ...splitSentences(description).map(meter)];
  return {
    grade: Number.isNaN(grade) ? undefined : grade,
    sentences,
    tooLong: all.filter(({ words }) => words > maxWords),
  };
}

/** A sentence with its numbers on one line. */
export const describeSentence = ({ text, words, grade }: Sentence): string =>
  `${String(words).padStart(4)} words, grade ${grade.toFixed(1).padStart(4)}: ${text}`;
