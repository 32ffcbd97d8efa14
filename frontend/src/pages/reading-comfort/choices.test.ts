import { expect, test } from 'vitest';
import { choose, chosen, groups, presets } from './choices';

const group = (id: string) => {
  const found = groups.find((each) => each.id === id);
  if (!found) throw new Error(`There is no group "${id}".`);
  return found;
};

test('each word belongs to one option', () => {
  const words = groups
    .flatMap(({ options }) => Object.keys(options))
    .filter(Boolean);
  expect(new Set(words).size).toBe(words.length);
  expect(words.join('')).toMatch(/^[a-z]+$/);
});

test('each group starts with the normal look', () =>
  expect(groups.map(({ options }) => Object.keys(options)[0])).toEqual(
    groups.map(() => ''),
  ));

test.each(presets)('the words of "$title" are options', ({ words }) =>
  expect(
    groups
      .map((each) => chosen(each, words))
      .filter(Boolean)
      .join(' '),
  ).toBe(words),
);

test('reads what was chosen', () => {
  expect(chosen(group('size'), 'largest cream')).toBe('largest');
  expect(chosen(group('paper'), 'largest cream')).toBe('cream');
  expect(chosen(group('motion'), 'largest cream')).toBe('');
});

test.each(['', ' ', 'larg', 'LARGE', '{"size":"large"}', 'undefined', '\0 ⚡'])(
  'ignores the stored value %j',
  (garbage) => {
    expect(groups.map((each) => chosen(each, garbage))).toEqual(
      groups.map(() => ''),
    );
    expect(choose(group('motion'), 'still', garbage)).toBe('still');
  },
);

test('takes one of two words of the same group', () => {
  expect(chosen(group('paper'), 'dark white')).toBe('white');
  expect(choose(group('size'), 'large', 'dark white')).toBe('large white');
});

test('changes one group and keeps the others', () => {
  expect(choose(group('paper'), 'dark', 'large cream high')).toBe(
    'large dark high',
  );
  expect(choose(group('paper'), '', 'large cream high')).toBe('large high');
  expect(choose(group('contrast'), '', 'high')).toBe('');
});
