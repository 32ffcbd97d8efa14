import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose } from './choose.ts';
import type { Mutant } from './mutants.ts';

const mutantsOf = (file: string, count: number): Mutant[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${file} ${index}`,
    file,
    line: 1,
    column: 1,
    mutator: 'StringLiteral',
    original: "'a'",
    replacement: '""',
    occurrence: index + 1,
  }));

const mutants = [...mutantsOf('large', 600), ...mutantsOf('medium', 300), ...mutantsOf('small', 2)];
const idsOf = (count: number, seed: number) => choose(mutants, count, seed).map(({ id }) => id);

test('chooses the same for the same seed, and others for another', () => {
  assert.deepEqual(idsOf(90, 1), idsOf(90, 1));
  assert.notDeepEqual(idsOf(90, 1), idsOf(90, 2));
});

test('chooses from each file in proportion, but at least one, and none twice', () => {
  const chosen = Map.groupBy(choose(mutants, 90, 1), ({ file }) => file);
  assert.deepEqual(
    ['large', 'medium', 'small'].map((file) => chosen.get(file)?.length),
    [60, 30, 1],
  );
  assert.equal(new Set(idsOf(90, 1)).size, 91);
});

test('chooses everything if asked for more than there is', () => {
  assert.equal(idsOf(5000, 1).length, mutants.length);
});
