import { setTimeout } from 'node:timers/promises';
import { behaviors } from '../servers/mailbox/mailbox.ts';
import { setBehavior, type Rig } from './rig.ts';

/** Pseudorandom numbers from 0 to 1, reproducible by seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes one random part after another fail briefly until the signal aborts. All parts are running when
 * it returns. @returns how often each fault was injected.
 */
export async function injectFaults(
  rig: Rig,
  random: () => number,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const parts = [rig.backend, rig.redis, rig.mailbox];
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  // Real time: how long a fault lasts is part of the test.
  const wait = (shortest: number, longest: number) =>
    setTimeout(shortest + random() * (longest - shortest));

  while (!signal.aborted) {
    const part = pick(parts);
    const fault = pick(['kill', 'kill', 'freeze', 'refuse'] as const);
    switch (fault) {
      case 'kill':
        count(`${part.name} killed`);
        await part.kill();
        await wait(50, 1000);
        await part.start();
        break;
      case 'freeze':
        count(`${part.name} frozen`);
        await part.freeze();
        await wait(300, 3000);
        await part.thaw();
        break;
      case 'refuse': {
        // A trickle holds a mail for a minute, however briefly it's on.
        const behavior = pick(behaviors.filter((one) => one !== 'trickle'));
        // Often only for one of the recipients, while the others get their mail.
        const recipient = pick([undefined, ...rig.recipients]);
        count(`mailbox: ${behavior}${recipient === undefined ? '' : ' for one'}`);
        await setBehavior(rig, behavior, recipient);
      }
    }
    await wait(50, 400);
  }
  for (const recipient of [undefined, ...rig.recipients]) {
    await setBehavior(rig, 'accept', recipient);
  }
  return counts;
}
