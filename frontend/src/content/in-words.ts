import { t } from 'shared/t';

/** One text, because some languages use other words for these elsewhere. */
const words = t(
  'no one two three four five six seven eight nine ten eleven twelve',
).split(' ');

/** A count in a sentence: a word up to twelve, then digits. */
export const inWords = (count: number): string => words[count] ?? String(count);

/** Capitalizes the start of a sentence. */
export const atStart = (words: string): string =>
  words.replace(/^./, (letter) => letter.toUpperCase());

/** A sentence’s period. Times in Spanish have one of their own. */
export const atEnd = (words: string): string =>
  words.endsWith('.') ? words : `${words}.`;

export const inWordsAtStart = (count: number): string =>
  atStart(inWords(count));

/**
 * Spanish "y" and "o" before a word that starts with their own sound: `español
 * e inglés`, `siete u ocho`.
 */
export function softened(word: string, next: string): string {
  if (word === 'y' && /^h?[ií](?![aeou])/i.test(next)) return 'e';
  return word === 'o' && /^(?:h?[oó]|8)/i.test(next) ? 'u' : word;
}

const isSpanish = (t('and') as string) === 'y';

/** Spanish joins “a el” and “de el”: `Le damos la bienvenida al Dr. …`. */
export const contracted = (text: string): string =>
  isSpanish
    ? text
        .replaceAll(' a el Dr.', ' al Dr.')
        .replaceAll(' de el Dr.', ' del Dr.')
    : text;

/**
 * Lists have no comma before the last word, like those in newspapers. Not with
 * Intl.ListFormat, whose data takes a slow phone a quarter of a second to load.
 */
const joinWith = (word: string) => (items: readonly string[]) => {
  const others = items.slice(0, -1).join(', ');
  const [last = ''] = items.slice(-1);
  return others
    ? `${others} ${isSpanish ? softened(word, last) : word} ${last}`
    : last;
};

/** `VSP, EyeMed and Aetna` */
export const joinWithAnd = joinWith(t('and'));

/** `VSP, EyeMed or Aetna` */
export const joinWithOr = joinWith(t('or'));
