import { Injectable } from '@nestjs/common';
import { Redis } from '../redis/redis.ts';

/** How long nothing more is mailed of a matter. */
const quietSeconds = 60 * 60;

/**
 * Whose turn it is to mail of a matter: once an hour, that of whichever replica asks first. While Redis
 * keeps nothing, each replica counts for itself.
 */
@Injectable()
export class AlertTurns {
  private readonly takenHere = new Map<string, number>();

  constructor(private readonly redis: Redis) {}

  async take(matter: string): Promise<boolean> {
    try {
      const answer = await this.redis.client.set(key(matter), new Date().toISOString(), {
        condition: 'NX',
        expiration: { type: 'EX', value: quietSeconds },
      });
      return answer === 'OK';
    } catch {
      return this.takeHere(matter);
    }
  }

  /** For an alert that was not sent after all: the next to ask has the turn. */
  async giveBack(matter: string): Promise<void> {
    this.takenHere.delete(matter);
    await this.redis.client.del(key(matter)).catch(() => undefined);
  }

  private takeHere(matter: string): boolean {
    const now = Date.now();
    if (now - (this.takenHere.get(matter) ?? -Infinity) < quietSeconds * 1000) return false;
    this.takenHere.set(matter, now);
    return true;
  }
}

/** Taken while an alert counts as sent. */
const key = (matter: string): string => `alert:${matter}:sent`;
