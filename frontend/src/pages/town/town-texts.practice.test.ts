import { doctors } from 'practice/doctors';
import { townLoaders } from 'practice/town-loaders';
import { expect, test } from 'vitest';
import { stringsIn } from '../../../generator/practice/read/practice-reader.ts';

const towns = await Promise.all(
  Object.entries(townLoaders).map(async ([slug, load]) => ({
    slug,
    ...(await load()),
  })),
);

type Town = (typeof towns)[number]['town'];

function fiveGrams({ picture, ...town }: Town): Set<string> {
  const text = [picture.alt, ...stringsIn(town)].join(' ').toLowerCase();
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return new Set(
    words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')),
  );
}

const pairs = towns.flatMap(({ town }, index) =>
  towns
    .slice(index + 1)
    .map(({ town: other }) => [town.name, other.name, town, other] as const),
);

// A practice with one town, or none, has nothing to compare.
test.skipIf(pairs.length === 0).each(pairs)(
  '%s and %s share few phrases',
  (_, __, a, b) => {
    const ofA = fiveGrams(a);
    const ofB = fiveGrams(b);
    const shared = [...ofA].filter((gram) => ofB.has(gram));
    const fewer = Math.min(ofA.size, ofB.size);
    expect(shared.length / fewer, shared.join('\n')).toBeLessThanOrEqual(0.3);
  },
);

// One test for all towns: with test.each, a practice without towns would have
// no tests, and vitest fails on that.
test('no town page promises a language that its doctor doesn’t speak', () => {
  for (const { slug, town } of towns) {
    const promises = stringsIn(town)
      .join(' ')
      .matchAll(
        /(Dr\. [\p{Lu}][^.,;:]*?) speaks ([\p{Lu}]\p{L}+(?: \p{Lu}\p{L}+)*)/gu,
      );
    for (const [, name, language] of promises) {
      const spoken = doctors.find((doctor) => doctor.name === name)?.languages;
      expect(spoken, `${slug}: ${name ?? ''}`).toContain(language);
    }
  }
});
