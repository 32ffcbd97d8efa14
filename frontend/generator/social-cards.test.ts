import { expect, test } from 'vitest';
import { headingSize } from './social-cards.ts';

test('a heading stays left of the rings and between the other lines', async () => {
  expect(await headingSize('Privacy Policy')).toBe(80);
  expect(await headingSize('Nondiscrimination and Language Help')).toBeLessThan(70);
  expect(await headingSize('Myopia Management and Control in Metuchen, NJ')).toBeLessThan(72);
  await expect(headingSize('Otorhinolaryngologicooptometricopediatrics')).rejects.toThrow(
    'is too long for a social image. Shorten the page’s title.',
  );
});
