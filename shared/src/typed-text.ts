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
