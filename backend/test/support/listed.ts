import type { Outbox } from '../../src/outbox/outbox.ts';
import { until } from './until.ts';

type Entry = Awaited<ReturnType<Outbox['list']>>[number];

/** Resolves with the first entry of the outbox that satisfies. */
export function listed(outbox: Outbox, satisfies: (entry: Entry) => boolean): Promise<Entry> {
  const find = async () => (await outbox.list()).find(satisfies);
  return until(`an entry of the outbox with ${String(satisfies)}`, find);
}
