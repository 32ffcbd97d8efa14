import { expect, test } from 'vitest';
import { ProseParser } from './prose.ts';

test('detects the language of a paragraph', () => {
  const { blocks } = new ProseParser().parse(
    '[es] Llame al **médico**.\n\n[Call](/contact/) us.',
  );
  expect(blocks).toEqual([
    { paragraph: ['Llame al ', { strong: ['médico'] }, '.'], lang: 'es' },
    { paragraph: [{ href: '/contact/', text: 'Call' }, ' us.'] },
  ]);
});

test.each([
  ['![A room](<images/IMG 2034 (1).jpg>)', 'images/IMG 2034 (1).jpg'],
  ['![A room](images/IMG%202034%20(1).jpg)', 'images/IMG 2034 (1).jpg'],
  ['![A room](images/50%.jpg)', 'images/50%.jpg'],
])('reads the name of a picture: %s', (markdown, name) => {
  const { images } = new ProseParser().parse(`## Here\n\n${markdown}`);
  expect([...images.values()].map(({ url }) => url)).toEqual([name]);
});

test('says how to write the name of a picture with spaces', () => {
  const parser = new ProseParser();
  parser.parse('## Here\n\n![A room](images/IMG 2034 (1).jpg)');
  expect(parser.problems).toEqual([
    {
      line: 3,
      message: expect.stringContaining('Put < and > around') as string,
    },
  ]);
});
