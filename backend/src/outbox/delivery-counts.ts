import { Injectable, Logger } from '@nestjs/common';
import { DAY } from 'shared/opening-hours';
import { describeError } from '../config/logging.ts';
import { practiceDay } from '../config/practice.ts';
import { Redis } from '../redis/redis.ts';
import type { OutboxItem } from './delivery-queue.ts';

/** A count for each day. */
const keyOf = (day: string): string => `outbox:delivered:${day}`;

/** A sorted set with one entry: when the newest one came, in milliseconds. */
const newestKey = 'outbox:newest-delivered';

const countedDays = 7;

/** In seconds: a day longer than needed, because days end at midnight. */
const keptFor = (countedDays + 1) * 24 * 60 * 60;

/** The days that end with this one, which comes first. */
const daysUntil = (day: string): string[] =>
  Array.from({ length: countedDays }, (_, ago) =>
    new Date(Date.parse(day) - ago * DAY).toISOString().slice(0, 10),
  );

/** How many messages were delivered each day, and nothing else about them. */
@Injectable()
export class DeliveryCounts {
  private readonly logger = new Logger(DeliveryCounts.name);

  constructor(private readonly redis: Redis) {}

  /** Never rejects, because the messages have already been delivered. */
  async add(
    messages: readonly Pick<OutboxItem, 'receivedAt'>[],
    now = Date.now(),
  ): Promise<void> {
    if (messages.length === 0) return;
    const key = keyOf(practiceDay(now));
    const newest = Math.max(
      ...messages.map(({ receivedAt }) => Date.parse(receivedAt)),
    );
    try {
      await this.redis.client
        .multi()
        .incrBy(key, messages.length)
        .expire(key, keptFor)
        .zAdd(
          newestKey,
          { score: newest, value: 'newest' },
          { comparison: 'GT' },
        )
        .exec();
    } catch (error) {
      this.logger.error({
        event: 'delivery-not-counted',
        error: describeError(error),
      });
    }
  }

  /** `newest`: when it came, in milliseconds, or 0 if none is known. */
  async read(
    now = Date.now(),
  ): Promise<{ today: number; week: number; newest: number }> {
    const { client } = this.redis;
    const [counts, newest] = await Promise.all([
      client.mGet(daysUntil(practiceDay(now)).map(keyOf)),
      client.zScore(newestKey, 'newest'),
    ]);
    const [today = 0, ...before] = counts.map(Number);
    return {
      today,
      week: before.reduce((sum, count) => sum + count, today),
      newest: newest ?? 0,
    };
  }
}
