import { describe, expect, test } from 'vitest';
import { decode } from './decode';
import { phrases } from './phrases';

const wordsIn = (text: string) => decode(text).map(({ word }) => word);

const acuity = '20/40 and other numbers';
const letters = 'OD, OS and OU';
const lens = '−2.25 and other numbers';
const stereo = 'Stereo or depth perception';
const turn = 'Muscle balance or strabismus';
const farsighted = 'Near vision, plus lens or hyperopia';

const notes: [note: string, ...found: string[]][] = [
  ['REFER', 'Did not pass'],
  ['Didn’t pass', 'Did not pass'],
  ['20/50', acuity],
  ['20/32', acuity],
  ['HOTV', acuity],
  ['20/40-2', acuity],
  ['11/20/25, refer', 'Did not pass'],
  ['OD −0.75', letters, lens],
  ['plus lens', farsighted],
  ['nearsightedness', 'Myopia'],
  ['random dot e', stereo],
  ['Spot: astigmatism', 'Astigmatism', 'Photoscreener, Spot or Plusoptix'],
  ['anisom', 'Anisometropia'],
  ['amblyopia risk', 'Two-line difference or amblyopia'],
  ['crossed eyes', turn],
  ['convergence', 'Convergence'],
  ['CNT', 'Unable to test'],
  ['ishihara', 'Color vision'],
  ['Red reflex abnormal', 'Red reflex'],
  ['white pupil', 'Red reflex'],
  ['Cataract, left', 'Cataract or cloudy cornea'],
  ['Cloudy cornea OS', 'Cataract or cloudy cornea', letters],
  ['R ptosis', 'Ptosis or droopy eyelid'],
  ['nystagmus', 'Nystagmus'],
];

test.each(notes)('decodes "%s"', (note, ...found) =>
  expect(wordsIn(note)).toEqual(found),
);

test('decodes each part of a note, the most urgent one first', () =>
  expect(wordsIn('Refer. R 20/20, L 20/60. Anisometropia, anisocoria')).toEqual(
    ['Anisocoria', 'Did not pass', acuity, 'Anisometropia'],
  ));

test.each(['', ' ', 'x', '300', 'abc', '???'])(
  'finds nothing in "%s"',
  (text) => expect(decode(text)).toEqual([]),
);

test('finds every phrase by what’s shown', () => {
  for (const phrase of phrases) expect(decode(phrase.word)).toContain(phrase);
});

describe('a pass', () => {
  test.each(['pass', 'PASSED', 'Passed vision screening.'])(
    '"%s" is good news',
    (text) => expect(wordsIn(text)).toEqual(['Pass']),
  );

  test.each(['Did not pass', 'did not pass: distance', 'unable to pass'])(
    '"%s" isn’t one',
    (text) => expect(wordsIn(text)).not.toContain('Pass'),
  );

  test('isn’t the stereo test of the same name', () => {
    expect(wordsIn('Did not pass')).toEqual(['Did not pass']);
    expect(wordsIn('PASS test')).toEqual([stereo]);
  });
});

test('the letters of an eye don’t mean that it sees less', () => {
  expect(wordsIn('OD 20/20, OS 20/20')).toEqual([acuity, letters]);
  expect(wordsIn('Failed distance vision OD')).toEqual([
    'Did not pass',
    acuity,
    letters,
  ]);
  const [phrase] = decode('left eye');
  expect(phrase?.meaning).toMatch(/don’t mean that anything is wrong/);
  expect(phrase?.next).toBeUndefined();
});

test('20/40 isn’t a reason to come unless the child didn’t pass', () => {
  const [phrase] = decode('20/40');
  expect(phrase?.meaning).toMatch(/At 4 and 5, 20\/40 is\./);
  expect(phrase?.next).toMatch(/^If your child didn’t pass/);
});

test('a finding that can’t wait isn’t put off by weeks', () => {
  const urgent = phrases.filter(({ urgent }) => urgent);
  expect(urgent.map(({ word }) => word)).toEqual([
    'Red reflex',
    'Anisocoria',
    'Cataract or cloudy cornea',
    'Ptosis or droopy eyelid',
    'Nystagmus',
  ]);
  for (const { next } of urgent)
    expect(next ?? '').not.toMatch(/^(?!If it isn’t new).*weeks/);
});
