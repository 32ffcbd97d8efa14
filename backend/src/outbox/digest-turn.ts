import { Injectable } from '@nestjs/common';
import { Redis } from '../redis/redis.ts';

const key = 'quarantine:digest-turn';

const seconds = { betweenDigests: 10 * 60, beforeRetry: 60 };

/** Whose turn it is to send the digest: one replica's at a time, and every ten minutes at most. */
@Injectable()
export class DigestTurn {
  constructor(private readonly redis: Redis) {}

  async take(): Promise<boolean> {
    const answer = await this.redis.client.set(key, new Date().toISOString(), {
      condition: 'NX',
      expiration: { type: 'EX', value: seconds.betweenDigests },
    });
    return answer === 'OK';
  }

  /** After each mail of a digest: the ten minutes begin again. */
  async extend(): Promise<void> {
    await this.redis.client.expire(key, seconds.betweenDigests);
  }

  /** For a digest that couldn't be sent: the next turn is in a minute. */
  async giveBack(): Promise<void> {
    await this.redis.client.expire(key, seconds.beforeRetry);
  }
}
