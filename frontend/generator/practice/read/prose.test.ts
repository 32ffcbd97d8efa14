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
