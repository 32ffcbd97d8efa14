import { expect, test } from 'vitest';
import { translator } from './translator';

const translate = translator({
  'Thank you.': 'Gracias.',
  'Keep it to {limit} characters.': 'Use {limit} caracteres o menos.',
  '${from} to ${to}': 'de ${from} a ${to}',
  'Call {911} (now).': 'Llame al {911} (ya).',
  'It can’t have {character}.': 'No puede tener {character}.',
  'the word “{part}”': 'la palabra “{part}”',
});

test.each([
  ['Thank you.', 'Gracias.'],
  ['Keep it to 80 characters.', 'Use 80 caracteres o menos.'],
  ['$95 to $125', 'de $95 a $125'],
  ['Call {911} (now).', 'Llame al {911} (ya).'],
  [
    'It can’t have the word “Thank you.”.',
    'No puede tener la palabra “Thank you.”.',
  ],
])('translates “%s”', (english, spanish) => {
  expect(translate(english)).toBe(spanish);
});

test.each(['Thank you', 'Thank you. Really.', 'Keep it to  characters', ''])(
  'leaves “%s” alone',
  (text) => {
    expect(translate(text)).toBeUndefined();
  },
);
