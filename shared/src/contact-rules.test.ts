import { expect, test } from 'vitest';
import { cleaned, contactFields, visibleLine } from './contact-rules.ts';

test.each([
  ['  Ann ', 'Ann'],
  ['\uFEFFann@visitor.example\u200B', 'ann@visitor.example'],
  ['732\u2060-555\u00AD-0101', '732-555-0101'],
  ['\u2068Ann\u2069\u000BMarie', 'Ann Marie'],
  ['Example\u0085', 'Example'],
  // Persian, with the character that separates two letters.
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
])(
  'a line keeps only what people see, and what joins letters: %j',
  (typed, kept) => {
    expect(cleaned(contactFields.firstName, typed)).toBe(kept);
  },
);

test.each([
  ['info@m\u00FCller.example', 'info@xn--mller-kva.example'],
  ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
  ['jos\u00E9@example.com', 'jos\u00E9@example.com'],
  ['m\u00FCller.example', 'm\u00FCller.example'],
  [
    'ann@example.com, bob@m\u00FCller.example',
    'ann@example.com, bob@xn--mller-kva.example',
  ],
  ['ann@m\u00FCller.example>', 'ann@m\u00FCller.example>'],
])('the domain of an address is in ASCII: %s', (typed, kept) => {
  expect(cleaned(contactFields.email, typed)).toBe(kept);
});

test('a message keeps its lines, as common line breaks', () => {
  const pasted = 'One\u000Btwo\u000Cthree\u0085four\u0096five\r\nsix\rseven';
  expect(cleaned(contactFields.message, pasted)).toBe(
    'One\ntwo\nthree\nfour five\nsix\nseven',
  );
});

test.each(['firstName', 'email', 'message'] as const)(
  'space and invisible characters in a %s can be three times its limit, and more are too long',
  (name) => {
    const field = contactFields[name];
    const text = 'x'.repeat(field.limit);
    const pasted = `\uFEFF${text}${' '.repeat(3 * field.limit - 1)}`;
    expect(cleaned(field, pasted)).toBe(text);
    expect(cleaned(field, `${pasted} `).length).toBeGreaterThan(field.limit);
  },
);

test.each([
  ' ',
  '\u200B',
  '\u3164',
  '\uFEFF',
  '\u2800\u2800',
  '\u115F\u1160',
  '\u200D\uFE0F',
])('only invisible characters count as nothing: %j', (typed) => {
  expect(cleaned(contactFields.firstName, typed)).toBe('');
  expect(cleaned(contactFields.message, typed)).toBe('');
});

test.each([
  [' Use the back door. \n', 'Use the back door.'],
  ['👩‍👩‍👧‍👦 ☎️', '👩‍👩‍👧‍👦 ☎️'],
  ['', ''],
])('%j is a line that can be seen', (typed, line) =>
  expect(visibleLine(typed)).toBe(line),
);

test.each([
  'two\nlines',
  'two\u2028lines',
  'a\u0000b',
  'a\u0085b',
  'a\u202eb',
  '\u200bAnn',
  '\u200b',
  'a\ud800',
])('%j isn’t', (typed) => expect(visibleLine(typed)).toBeUndefined());
