import { t } from './t.ts';

/**
 * Text from people, read the same way everywhere: typed, filled in by a phone,
 * or pasted from Word, a PDF or a web page. What can't be seen is left out.
 */

/** Those of Windows, old Macs, Word and PDFs. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** The last range is punctuation of old Windows. */
const spaces = /[\p{Zs}\u0080-\u009f]/gu;

/**
 * Control characters, halves of characters, and what has no width, such as
 * direction marks (DI: default ignorable). Not what joins letters or emojis.
 */
const unseen = /(?!\n|\t|\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cc}\p{Cs}\p{DI}]/gu;

const visible = /[^\s\p{DI}\u2800]/u;

/** Several lines, with line breaks and spaces as a keyboard has them. */
export function typedText(text: string): string {
  const seen = text
    .replace(lineBreaks, '\n')
    .replace(spaces, ' ')
    .replace(unseen, '');
  return visible.test(seen) ? seen.trim() : '';
}

/** A single line, such as a name. Letters keep their marks. */
export const typedLine = (text: string): string =>
  typedText(text)
    .replace(/[\n\t]/g, ' ')
    .normalize();

/**
 * What has only the characters of a keyboard, such as a phone number or a time:
 * plain digits, letters and hyphens.
 */
export const plainCharacters = (text: string): string =>
  typedLine(text)
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/**
 * What a refusal says that a text can't have: a word, or a character with its
 * marks. Words, because a sign alone is easily missed.
 */
export function characterInWords(part: string): string {
  if (/\p{Emoji_Presentation}|\p{Extended_Pictographic}/u.test(part))
    return t('an emoji');
  if (/^\p{L}\p{M}*$/u.test(part)) return t('the letter “{part}”', { part });
  if (/^\p{L}/u.test(part)) return t('the word “{part}”', { part });
  if (/^\s/.test(part)) return t('a space');
  // Shown as a box, or not at all.
  if (/^[\p{C}\uFFFD]/u.test(part)) {
    const code = part
      .codePointAt(0)
      ?.toString(16)
      .toUpperCase()
      .padStart(4, '0');
    return t('the character U+{code}', { code: code ?? '' });
  }
  return t('a “{part}” sign', { part });
}
