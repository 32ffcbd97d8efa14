import { Injectable } from '@nestjs/common';
import { RESP_TYPES } from 'redis';
import type { Beacon } from 'shared/beacon';
import { Redis } from '../redis/redis.ts';
import { Counters, countersOf, encoding, lastCounter } from './counters.ts';
import { dayOf, expiryOf } from './period.ts';

/** The counters of a page and day. */
const keyOf = (day: string, page: string): string => `vitals:${day}:${page}`;

/**
 * Counts visits in memory and adds them to Redis in batches. A write for each visit would wait for the disk, and
 * messages would wait behind it. A crash loses the visits of one batch.
 */
@Injectable()
export class VisitCounts {
  /** By key, then by counter. Bounded, because there are only so many pages. */
  private readonly pending = new Map<string, { day: string; counters: Map<number, number> }>();

  constructor(private readonly redis: Redis) {}

  /** `page` must be the path of a known page. */
  add(page: string, beacon: Beacon, time: number): void {
    const day = dayOf(time);
    const key = keyOf(day, page);
    const { counters } = this.pending.get(key) ?? { counters: new Map<number, number>() };
    for (const counter of countersOf(beacon)) {
      counters.set(counter, (counters.get(counter) ?? 0) + 1);
    }
    this.pending.set(key, { day, counters });
  }

  /** Drops the batch if it fails: Redis may have counted it, and a visit must not count twice. */
  async flush(): Promise<void> {
    if (this.pending.size === 0) return;
    const batch = [...this.pending];
    this.pending.clear();
    const commands = this.redis.client.multi();
    for (const [key, { day, counters }] of batch) {
      commands.bitField(key, [
        { operation: 'OVERFLOW', behavior: 'SAT' },
        ...[...counters].map(([counter, increment]) => increase(counter, increment)),
        // Otherwise, the string would grow in steps, and Redis reserves twice the size for each.
        increase(lastCounter, 0),
      ]);
      commands.expireAt(key, expiryOf(day));
    }
    await commands.execAsPipeline();
  }

  /** The counters of a page on each of these days; undefined on days without visits. */
  async read(page: string, days: readonly string[]): Promise<(Counters | undefined)[]> {
    const client = this.redis.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const stored = await client.mGet(days.map((day) => keyOf(day, page)));
    return stored.map((bytes) => {
      if (bytes === null) return undefined;
      const counters = new Counters();
      counters.addStored(bytes);
      return counters;
    });
  }
}

function increase(counter: number, increment: number) {
  return { operation: 'INCRBY', encoding, offset: `#${counter}`, increment } as const;
}
