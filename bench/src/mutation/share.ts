import type { Sandbox } from './sandbox.ts';

/** Identical sandboxes, in which tests run in parallel. */
export type Sandboxes = readonly [Sandbox, ...Sandbox[]];

/** Does the work for every item, each in the next sandbox that's free. */
export async function share<Item>(
  sandboxes: Sandboxes,
  items: readonly Item[],
  work: (sandbox: Sandbox, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    sandboxes.map(async (sandbox) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        await work(sandbox, item);
      }
    }),
  );
}
