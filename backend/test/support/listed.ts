import type { Outbox } from '../../src/outbox/outbox.ts';

type Entry = Awaited<ReturnType<Outbox['list']>>[number];

/** Resolves with the first entry of the outbox that satisfies. */
export async function listed(outbox: Outbox, satisfies: (entry: Entry) => boolean): Promise<Entry> {
  for (;;) {
    const entry = (await outbox.list()).find(satisfies);
    if (entry) return entry;
  }
}
