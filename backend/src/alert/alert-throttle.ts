import { Injectable } from '@nestjs/common';
import { Redis } from '../redis/redis.ts';

/** How long a topic stays quiet after an alert. */
const quietSeconds = 60 * 60;

/**
 * Lets one alert per topic and hour through, for whichever replica asks first. While Redis is
 * unavailable, each replica counts for itself.
 */
@Injectable()
export class AlertThrottle {
  private readonly consumedHere = new Map<string, number>();

  constructor(private readonly redis: Redis) {}

  async consume(topic: string): Promise<boolean> {
    try {
      const answer = await this.redis.client.set(key(topic), new Date().toISOString(), {
        condition: 'NX',
        expiration: { type: 'EX', value: quietSeconds },
      });
      return answer === 'OK';
    } catch {
      return this.consumeHere(topic);
    }
  }

  /** For an alert that was not sent after all: the next caller can send it. */
  async refund(topic: string): Promise<void> {
    this.consumedHere.delete(topic);
    await this.redis.client.del(key(topic)).catch(() => undefined);
  }

  private consumeHere(topic: string): boolean {
    const now = Date.now();
    if (now - (this.consumedHere.get(topic) ?? -Infinity) < quietSeconds * 1000) return false;
    this.consumedHere.set(topic, now);
    return true;
  }
}

/** Present while an alert counts as sent. */
const key = (topic: string): string => `alert:${topic}:sent`;
