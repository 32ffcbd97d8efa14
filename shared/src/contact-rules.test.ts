import { expect, test } from 'vitest';
import { trimmed, trimmedLine } from './contact-rules.ts';

test.each([
  ['  Ann ', 'Ann'],
  ['\uFEFFann@visitor.example\u200B', 'ann@visitor.example'],
  ['732\u2060-555\u00AD-0101', '732-555-0101'],
  ['\u202EAnn\u202C', 'Ann'],
  // Persian, with the character that separates two letters.
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['👩\u200D⚕️', '👩\u200D⚕️'],
])('a line keeps only what people see, and what joins letters: %j', (typed, kept) => {
  expect(trimmedLine(typed)).toBe(kept);
});

test.each([' ', '\u200B', '\u3164', '\uFEFF', '\u2800\u2800', '\u115F\u1160', '\u200D\uFE0F'])(
  'only invisible characters count as nothing: %j',
  (typed) => {
    expect(trimmedLine(typed)).toBe('');
    expect(trimmed(typed)).toBe('');
  },
);
