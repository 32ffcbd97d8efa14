import { t } from './t.ts';

const text = t('no one two three four five six seven eight nine ten eleven twelve').split(' ');

/** A count in a sentence: a word up to twelve, then digits. */
export const inWords = (count: number): string => text[count] ?? String(count);

/** Capitalizes the start of a sentence. */
export const atStart = (words: string): string =>
  words.replace(/^./, (letter) => letter.toUpperCase());

export const inWordsAtStart = (count: number): string => atStart(inWords(count));

/** Such as `all five doctors`, `both doctors` or `the doctor`. */
export function allOf(count: number, noun: string): string {
  if (count === 1) return `the ${noun}`;
  return count === 2 ? `both ${noun}s` : `all ${inWords(count)} ${noun}s`;
}

/** British lists have no comma before the last "and" or "or", like those in newspapers. */
const joinWith = (type: 'conjunction' | 'disjunction') => (items: readonly string[]) =>
  new Intl.ListFormat(t('en-GB'), { type }).format(items);

/** `VSP, EyeMed and Aetna` */
export const joinWithAnd = joinWith('conjunction');

/** `VSP, EyeMed or Aetna` */
export const joinWithOr = joinWith('disjunction');
