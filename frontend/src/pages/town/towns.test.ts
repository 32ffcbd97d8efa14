import { expect, test } from 'vitest';
import { doctors } from 'virtual:practice/doctors';
import { practice } from '@/content/practice';
import { edison } from './edison/edison';
import { highlandPark } from './highland-park/highland-park';
import { newBrunswick } from './new-brunswick/new-brunswick';
import type { Town } from './town';
import { woodbridge } from './woodbridge/woodbridge';

const towns: readonly Town[] = [edison, woodbridge, highlandPark, newBrunswick];
const byName = towns.map((town) => [town.name, town] as const);
const pairs = towns.flatMap((town, index) =>
  towns.slice(index + 1).map((other) => [town.name, other.name, town, other] as const),
);

/** Every text in a value, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

function fiveGrams(town: Town): Set<string> {
  const text =
    texts(town)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return new Set(text.slice(4).map((_, start) => text.slice(start, start + 5).join(' ')));
}

test.each(pairs)('%s and %s are told in words of their own', (_, __, town, other) => {
  const [smaller, larger] = [fiveGrams(town), fiveGrams(other)].sort((a, b) => a.size - b.size);
  const shared = [...(smaller ?? [])].filter((gram) => larger?.has(gram));
  expect(shared.length / (smaller?.size ?? 0)).toBeLessThanOrEqual(0.3);
});

test.each(byName)('%s leaves no field empty', (_, town) => {
  expect(texts(town).filter((text) => text.trim() === '')).toEqual([]);
  expect(town.ways.length).toBeGreaterThanOrEqual(3);
  expect(town.starts.length).toBeGreaterThanOrEqual(4);
  expect(town.story.text.length).toBeGreaterThanOrEqual(2);
  expect(town.questions.length).toBeGreaterThanOrEqual(5);
});

test.each(byName)('%s promises no language that its doctor does not speak', (_, town) => {
  const promises = texts(town)
    .join(' ')
    .matchAll(/(Dr\. \w+ \w+) examines in (\w+)/g);
  for (const [, name, language] of promises) {
    expect(doctors.find((doctor) => doctor.name === name)?.languages).toContain(language);
  }
});

test('Highland Park is told that Saturday is open and Sunday closed only while that is so', () => {
  expect(texts(highlandPark).join(' ')).toContain('open on Saturday, closed on Sunday');
  expect(practice.hours.Saturday).not.toEqual([]);
  expect(practice.hours.Sunday).toEqual([]);
});
