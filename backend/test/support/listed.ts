import type { Outbox } from '../../src/outbox/outbox.ts';
import { until } from './until.ts';

type Entry = Awaited<ReturnType<Outbox['list']>>[number];

/** Waits for the first entry in the outbox that matches. */
export function listed(outbox: Outbox, matches: (entry: Entry) => boolean): Promise<Entry> {
  const find = async () => (await outbox.list()).find(matches);
  return until(`an outbox entry with ${String(matches)}`, find);
}
