// As newspapers write lists, without a comma before the last "and" or "or".
const and = new Intl.ListFormat('en-GB');
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `VSP, EyeMed and Aetna` */
export const joinWithAnd = (words: readonly string[]): string => and.format(words);

/** `VSP, EyeMed or Aetna` */
export const joinWithOr = (words: readonly string[]): string => or.format(words);
