import { Injectable } from '@nestjs/common';
import { Redis } from '../redis/redis.ts';

/** Seconds without another alert on the same topic. */
const quiet = { hour: 60 * 60, day: 24 * 60 * 60 };
export type Interval = keyof typeof quiet;

/**
 * Allows one alert per topic and interval across all replicas. While Redis is unavailable, each replica
 * counts separately.
 */
@Injectable()
export class AlertThrottle {
  private readonly consumedHere = new Map<string, number>();

  constructor(private readonly redis: Redis) {}

  async consume(topic: string, interval: Interval): Promise<boolean> {
    try {
      const reply = await this.redis.client.set(key(topic), new Date().toISOString(), {
        condition: 'NX',
        expiration: { type: 'EX', value: quiet[interval] },
      });
      return reply === 'OK';
    } catch {
      return this.consumeHere(topic, quiet[interval]);
    }
  }

  /** After a failed attempt: allows the next one. */
  async refund(topic: string): Promise<void> {
    this.consumedHere.delete(topic);
    await this.redis.client.del(key(topic)).catch(() => undefined);
  }

  private consumeHere(topic: string, seconds: number): boolean {
    const now = Date.now();
    if (now - (this.consumedHere.get(topic) ?? -Infinity) < seconds * 1000) return false;
    this.consumedHere.set(topic, now);
    return true;
  }
}

const key = (topic: string): string => `alert:${topic}:sent`;
