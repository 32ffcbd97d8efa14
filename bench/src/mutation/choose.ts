import type { Mutant } from './mutants.ts';

/** Chooses at random, the same for the same seed: from each file in proportion to its size, but at least one. */
export function choose(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = randomNumbers(seed);
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  const chosen = [...byFile.values()].flatMap((all) => {
    const share = Math.max(1, Math.round((count * all.length) / mutants.length));
    return shuffled(all, random).slice(0, share);
  });
  // In random order, so that even a run that was stopped early is a sample of everything.
  return shuffled(chosen, random);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Mulberry32, because Math.random can't be seeded. Numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
