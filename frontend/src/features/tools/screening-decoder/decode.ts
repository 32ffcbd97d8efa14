import formWords from './form-words.json' with { type: 'json' };
import { type Phrase, phrases } from './phrases';

/** Words between single spaces, with one at both ends. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, ' ')
    .trim()} `;

const wordsOf = ({ word }: Phrase): readonly string[] =>
  [word, ...formWords[word]].map(plain);

/**
 * The phrases whose words are in the text, or whose words contain it. None for
 * a text shorter than two letters.
 */
export function decode(text: string): readonly Phrase[] {
  const typed = plain(text);
  if (typed.trim().length < 2) return [];
  const exact = phrases.filter(
    (phrase) =>
      phrase.numbers?.test(text) === true ||
      wordsOf(phrase).some((word) =>
        phrase.alone ? typed === word : typed.includes(word),
      ),
  );
  if (exact.length > 0) return exact;
  return phrases.filter((phrase) =>
    wordsOf(phrase).some((word) => word.includes(typed.trimEnd())),
  );
}
