/** The median. @returns NaN without values, or if one of them is NaN */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  if (low === undefined || high === undefined || values.some(Number.isNaN)) return NaN;
  return (low + high) / 2;
}

type Values<Key extends string> = Readonly<Record<Key, number>>;

/**
 * Measures by turns, so that a machine that becomes slower meanwhile is the same for all.
 * @param tries each measures one or more values once
 * @returns the medians of each try's values
 */
export async function medians<Name extends string, Key extends string>(
  rounds: number,
  tries: Readonly<Record<Name, () => Promise<Values<Key>>>>,
): Promise<Record<Name, Values<Key>>> {
  const all = (Object.keys(tries) as Name[]).map((name) => ({ name, found: [] as Values<Key>[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, found } of all) found.push(await tries[name]());
  }
  const entries = all.map(({ name, found }) => [name, medianOfEach(found)]);
  return Object.fromEntries(entries) as Record<Name, Values<Key>>;
}

function medianOfEach<Key extends string>(found: readonly Values<Key>[]): Values<Key> {
  const keys = Object.keys(found[0] ?? {}) as Key[];
  const entries = keys.map((key) => [key, median(found.map((values) => values[key]))]);
  return Object.fromEntries(entries) as Values<Key>;
}
