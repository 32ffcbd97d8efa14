import { Injectable } from '@nestjs/common';
import { Redis } from '../redis/redis.ts';

/** An operator's recurring tasks. */
export const chores = ['images', 'backup'] as const;
export type Chore = (typeof chores)[number];

/** In milliseconds since 1970. */
export type LastDone = Partial<Record<Chore, number>>;

const key = 'upkeep';

/** Stores in Redis when the images were last updated and when the last backup was made. */
@Injectable()
export class UpkeepLog {
  constructor(private readonly redis: Redis) {}

  async note(chore: Chore): Promise<void> {
    await this.redis.client.hSet(key, chore, Date.now());
  }

  /** Records the chore unless it was recorded before: the first start counts as an update. */
  async noteFirst(chore: Chore): Promise<void> {
    await this.redis.client.hSetNX(key, chore, Date.now().toString());
  }

  async read(): Promise<LastDone> {
    const fields = await this.redis.client.hGetAll(key);
    const known = chores.filter((chore) => Number(fields[chore]) > 0);
    return Object.fromEntries(known.map((chore) => [chore, Number(fields[chore])]));
  }
}
