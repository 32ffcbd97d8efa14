import { Injectable } from '@nestjs/common';
import type { Ceiling } from '../limits/global-rate-limit.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { KnownNetworks } from './trusted-networks.ts';

const quarterOfAnHour = 15 * 60;

/** How often a password may be tried: docs/decisions/sign-in-limits.md gives the reasons. */
@Injectable()
export class LoginAttempts {
  private readonly wrongOnes: RateLimit;
  private readonly strangers: Ceiling;

  constructor(
    limits: RateLimits,
    private readonly known: KnownNetworks,
  ) {
    this.wrongOnes = limits.create({
      name: 'login',
      tries: 5,
      perSeconds: quarterOfAnHour,
      sentence: 'Too many attempts. Please wait a few minutes and try again.',
    });
    this.strangers = limits.createCeiling({
      name: 'login-strangers',
      tries: 50,
      perSeconds: quarterOfAnHour,
      line: {
        places: 8,
        everySeconds: 2,
        sentence: 'Sign-in is very busy. Please wait a moment and try again.',
      },
    });
  }

  /**
   * Resolves when the password may be looked at. The try counts as wrong until it proves right, so
   * that many at once are no way around the count. Throws a 429 when there are too many.
   */
  async begin(network: string): Promise<void> {
    await this.wrongOnes.take(network);
    if (await this.known.has(network)) return;
    try {
      await this.strangers.pass();
    } catch (busy) {
      await this.wrongOnes.giveBack(network);
      throw busy;
    }
  }

  /** The password was right. */
  async succeed(network: string): Promise<void> {
    await this.wrongOnes.forgive(network);
    await this.known.add(network);
  }
}
