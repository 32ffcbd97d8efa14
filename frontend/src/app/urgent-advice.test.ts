import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownAdvice } from './own-urgent-advice';

test.each([
  'Sudden loss of sight: do not write, call us.',
  'Flashes with a shower of new spots: call (732) 555-0142.',
  'When we are closed, go to the nearest emergency room.',
  'Sudden bad or double sight, or a blow to the eye',
  'a chemical in the eye',
  'if something happened just now, call us, or 911.',
  'A red or painful eye means lens out and a call the same day.',
  'Take the lens out, leave it out, and call us the same day.',
  'A pupil that shines white, in the room or in a flash photo',
  'Rinse the eye with water.',
  'a dark curtain over part of the sight',
  'Eye pain with halos around lights',
])('“%s” counts as urgent advice', (words) => {
  expect(ownAdvice(words)).not.toEqual([]);
});

test('a side effect of a treatment isn’t urgent advice', () => {
  expect(ownAdvice('Some children notice blur and halos.')).toEqual([]);
});

/** The files with urgent advice, the claims, and generated translations of the advice. */
const home =
  /^(?:shared\/src\/(?:practice|urgent-(?:advice|message))|frontend\/src\/(?:content\/(?:urgent-questions|claims)|app\/own-urgent-advice))\.ts$/;

test('no other file has urgent advice', () => {
  const root = join(import.meta.dirname, '../../..');
  const found = globSync('{shared,frontend,backend}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !home.test(path) && !/\.(?:test|spec)\.tsx?$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const text = source
        .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
        .replace(/\{'\s*'\}/g, '')
        // Skip the ids of signs, claims and pages.
        .replace(/(['"])[a-z\d]+(?:-[a-z\d]+)*\1/g, '');
      return ownAdvice(text).map((advice) => `${path}: ${advice}`);
    });
  expect(found).toEqual([]);
});
