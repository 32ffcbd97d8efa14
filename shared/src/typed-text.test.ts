import { expect, test } from 'vitest';
import {
  characterInWords,
  plainCharacters,
  typedLine,
  typedText,
} from './typed-text.ts';

/** What comes in, and what it is as several lines, one line, and plain. */
test.each([
  ['space around it', ' \tAnn \n', 'Ann'],
  ['a byte order mark', '\uFEFFAnn', 'Ann'],
  ['spaces without width', 'A\u200Bn\u2060n', 'Ann'],
  ['direction marks', '\u202A\u2068An\u200En\u2069\u202C', 'Ann'],
  ['a text turned around', 'Ann \u202Egnp.exe', 'Ann gnp.exe'],
  ['an optional hyphen of the web', 'eye\u00ADglasses', 'eyeglasses'],
  ['optional hyphens of Word', 'eye\u001Fgla\u001Esses', 'eyeglasses'],
  ['BEL, BS, ESC and NUL', 'A\u0007n\u0008n\u001B\u0000', 'Ann'],
  ['half of an emoji', 'Ann\uD800', 'Ann'],
  ['wide and narrow spaces', 'A\u00A0B\u202FC\u2003D\u3000E', 'A B C D E'],
  ['punctuation of old Windows', 'four\u0096five', 'four five'],
  ['fillers', '\u3164\u115F\u1160', ''],
  ['blanks of Braille', '\u2800\u2800', ''],
  ['joiners alone', '\u200D\uFE0F', ''],
  [
    'line breaks',
    'a\r\nb\rc\vd\fe\u0085f\u2028g',
    'a\nb\nc\nd\ne\nf\ng',
    'a b c d e f g',
  ],
  ['a Tab', 'a\tb', 'a\tb', 'a b'],
  ['accents of a Mac', 'Jose\u0301', 'Jose\u0301', 'José'],
  [
    'letters of other scripts',
    'علی\u200Cرضا Ωμέγα 視',
    'علی\u200Cرضا Ωμέγα 視',
    undefined,
    'علیرضا Ωμέγα 視',
  ],
  ['joined emojis', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦', undefined, '👩👩👧👦'],
  ['a form of an emoji', '732\uFE0F', '732\uFE0F', undefined, '732'],
  ['full-width digits', '７３２＠', '７３２＠', undefined, '732@'],
  [
    'dashes',
    '1\u20102\u20113\u20134\u20145\u22126\uFF0D7',
    '1\u20102\u20113\u20134\u20145\u22126\uFF0D7',
    undefined,
    '1-2-3-4-5-6-7',
  ],
])('%s: %j', (_what, typed, text, line = text, plain = line) => {
  expect([typedText(typed), typedLine(typed), plainCharacters(typed)]).toEqual([
    text,
    line,
    plain,
  ]);
});

test.each([
  ['<', 'a “<” sign'],
  ['٧', 'a “٧” sign'],
  [' ', 'a space'],
  ['é', 'the letter “é”'],
  ['e\u0301', 'the letter “e\u0301”'],
  ['call', 'the word “call”'],
  ['📞', 'an emoji'],
  ['🇲🇽', 'an emoji'],
  ['☎', 'an emoji'],
  // A bell, and a picture in a font of icons.
  ['\u0007', 'the character U+0007'],
  ['\uF095', 'the character U+F095'],
])('%j is %s', (part, words) => expect(characterInWords(part)).toBe(words));
