import { Injectable } from '@nestjs/common';
import type { GlobalRateLimit } from '../limits/global-rate-limit.ts';
import { type RateLimit, RateLimits } from '../limits/rate-limits.ts';
import { Redis } from '../redis/redis.ts';

const thirtyDays = 30 * 24 * 60 * 60;

/** The networks that an admin has signed in from in the last thirty days. */
@Injectable()
export class TrustedNetworks {
  constructor(private readonly redis: Redis) {}

  async has(network: string): Promise<boolean> {
    return (await this.redis.client.exists(keyOf(network))) === 1;
  }

  async add(network: string): Promise<void> {
    await this.redis.client.set(keyOf(network), '', {
      expiration: { type: 'EX', value: thirtyDays },
    });
  }
}

function keyOf(network: string): string {
  return `known-network:${network}`;
}

const quarterOfAnHour = 15 * 60;

/** How often a password may be tried: docs/decisions/sign-in-limits.md gives the reasons. */
@Injectable()
export class LoginAttempts {
  private readonly wrongOnes: RateLimit;
  private readonly unknownClients: GlobalRateLimit;

  constructor(
    limits: RateLimits,
    private readonly trusted: TrustedNetworks,
  ) {
    this.wrongOnes = limits.create({
      name: 'login',
      tries: 5,
      perSeconds: quarterOfAnHour,
      message: 'Too many attempts. Please wait a few minutes and try again.',
    });
    this.unknownClients = limits.createGlobal({
      name: 'login-strangers',
      tries: 50,
      perSeconds: quarterOfAnHour,
      queue: {
        maxSize: 8,
        everySeconds: 2,
        message: 'Sign-in is very busy. Please wait a moment and try again.',
      },
    });
  }

  /**
   * Resolves when the password may be looked at. The try counts as wrong until it proves right, so
   * that many at once are no way around the count. Throws a 429 when there are too many.
   */
  async begin(network: string): Promise<void> {
    await this.wrongOnes.consume(network);
    if (await this.trusted.has(network)) return;
    try {
      await this.unknownClients.pass();
    } catch (busy) {
      await this.wrongOnes.refund(network);
      throw busy;
    }
  }

  /** The password was right. */
  async succeed(network: string): Promise<void> {
    await this.wrongOnes.reset(network);
    await this.trusted.add(network);
  }
}
