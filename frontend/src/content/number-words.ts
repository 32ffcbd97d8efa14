const text = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as it stands in a sentence: a word up to twelve, then digits. */
export const inWords = (count: number): string => text[count] ?? String(count);

/** The same at the start of a sentence. */
export const inWordsAtStart = (count: number): string =>
  inWords(count).replace(/^./, (letter) => letter.toUpperCase());
