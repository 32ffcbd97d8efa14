import { expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';
import { themeSchema } from './theme-schema.ts';

const read = (brand: string, accent: string) =>
  readYaml(`# Two colors\nbrand: ${brand}\naccent: ${accent}\n`, themeSchema);

test('reads two colors, in upper case too', () => {
  expect(read("'#A8201A'", '"#1d4ed8"')).toEqual({
    value: { brand: '#a8201a', accent: '#1d4ed8' },
  });
});

test.each([
  ['no quotes', '#a8201a', "'#1d4ed8'", 2, 'brand: Put the color in quotes'],
  ['a name', 'red', "'#1d4ed8'", 2, 'brand: Write the color as # and six digits or letters'],
  ['a short form', "'#a20'", "'#1d4ed8'", 2, 'brand: Write the color as # and six digits'],
  ['a vivid yellow brand', "'#ffd400'", "'#1d4ed8'", 2, 'brand: This color is too light'],
  ['a white accent', "'#a8201a'", "'#fdfcf8'", 3, 'accent: This color is hard to see'],
  ['a black accent', "'#a8201a'", "'#0a0a0a'", 3, 'accent: This color is hard to see'],
])('rejects %s with a message', (_, brand, accent, line, message) => {
  expect(read(brand, accent)).toEqual({
    problems: [{ line, message: expect.stringContaining(message) as string }],
  });
});

test('requires both colors', () => {
  expect(readYaml("brand: '#a8201a'\n", themeSchema)).toMatchObject({
    problems: [
      { message: expect.stringMatching(/^accent is missing. The color of booking/) as string },
    ],
  });
});
