import { expect, test } from 'vitest';
import type { Site } from './bundle.ts';
import { loadPractice } from './practice/read/load-practice.ts';
import { drawSocialCards, headingSize } from './social-cards.ts';
import { loadColors } from './theme-plugin.ts';

const { practice } = await loadPractice();

test('a heading stays left of the rings and between the other lines', async () => {
  expect(await headingSize('Privacy Policy')).toBe(80);
  expect(await headingSize('Nondiscrimination and Language Help')).toBeLessThan(
    70,
  );
  expect(
    await headingSize('Myopia Management and Control in Metuchen, NJ'),
  ).toBeLessThan(72);
});

test('says in a sentence each which headings don’t fit', async () => {
  const indexablePages = [1, 2].map((id) => ({
    title: `Otorhinolaryngologicooptometricopediatrics ${id} | Station Lens`,
    path: `/page-${id}`,
  }));
  const site = { indexablePages, practice } as unknown as Site;
  const colors = await loadColors();
  const problem = await drawSocialCards([site], colors).then(() => '', String);
  expect(problem.split('\n')).toEqual([
    expect.stringContaining('Please correct '),
    expect.stringMatching(/^ {2}\/page-1: “Otorhino\w+ 1” is too long /),
    expect.stringMatching(/^ {2}\/page-2: “Otorhino\w+ 2” is too long /),
  ]);
});
