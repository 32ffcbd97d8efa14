import { setTimeout } from 'node:timers/promises';
import { behaviours } from '../mailbox/behaviour.ts';
import { behave, type Rig } from './rig.ts';

/** Numbers from 0 to 1 that are the same again for the same seed (mulberry32). */
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
 * Lets one part after the other fail until the signal aborts, each time for a moment, and leaves all
 * of them running. @returns how often each thing happened.
 */
export async function wreakHavoc(
  rig: Rig,
  random: () => number,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const parts = [rig.backend, rig.redis, rig.mailbox];
  const happened = new Map<string, number>();
  const note = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  // How long a fault lasts is part of the fault.
  const lasts = (shortest: number, longest: number) =>
    setTimeout(shortest + random() * (longest - shortest));

  while (!signal.aborted) {
    const part = pick(parts);
    const fault = pick(['kill', 'kill', 'freeze', 'refuse'] as const);
    switch (fault) {
      case 'kill':
        note(`${part.name} killed`);
        await part.kill();
        await lasts(50, 1000);
        await part.start();
        break;
      case 'freeze':
        note(`${part.name} frozen`);
        await part.freeze();
        await lasts(300, 3000);
        await part.thaw();
        break;
      case 'refuse': {
        const behaviour = pick(behaviours);
        note(`mailbox: ${behaviour}`);
        await behave(rig, behaviour);
      }
    }
    await lasts(50, 400);
  }
  await behave(rig, 'accept');
  return happened;
}
