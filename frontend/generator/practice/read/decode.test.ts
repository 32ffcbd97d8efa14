import { expect, test } from 'vitest';
import { decode } from './decode.ts';

test('reads UTF-8, with or without a byte-order mark', () => {
  const written = 'name: Dr. José Muñoz\n';
  expect(decode(Buffer.from(written))).toEqual({ text: written });
  expect(decode(Buffer.from(`\uFEFF${written}`))).toEqual({ text: written });
});

test.each<[form: string, data: Buffer, line: number, message: string]>([
  [
    'Windows-1252',
    Buffer.from('# Facts\r\nname: Dr. Muñoz\r\n', 'latin1'),
    2,
    'This isn’t UTF-8. If it’s meant to say “name: Dr. Muñoz”, the file was saved as Windows-1252. Save the file again, with the encoding UTF-8.',
  ],
  [
    'Windows-1252 without a line break',
    Buffer.from('Muñoz', 'latin1'),
    1,
    'meant to say “Muñoz”',
  ],
  [
    'UTF-16',
    Buffer.from('\uFEFFname: Dr. Muñoz\n', 'utf16le'),
    1,
    'This file is UTF-16. Save the file again, with the encoding UTF-8.',
  ],
  [
    'a file that has lost a letter',
    Buffer.from('# Facts\nname: Dr. Mu\uFFFDoz\n'),
    2,
    'A letter got lost here',
  ],
])('refuses %s, and says where', (_, data, line, message) =>
  expect(decode(data)).toEqual({
    line,
    message: expect.stringContaining(message) as string,
  }),
);
