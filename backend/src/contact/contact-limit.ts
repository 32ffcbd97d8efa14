import { Injectable } from '@nestjs/common';
import { practice } from '../../../frontend/src/content/practice.ts';
import { Settings } from '../config/settings.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { RateLimits } from '../limits/rate-limits.ts';

/** How many messages are taken: from one visitor, and from everybody together. */
@Injectable()
export class ContactLimit {
  private readonly each: RateLimit;
  private readonly overall: RateLimit;

  constructor(settings: Settings, limits: RateLimits) {
    this.each = limits.create({
      name: 'contact',
      tries: settings.CONTACT_LIMIT,
      perSeconds: 10 * 60,
      sentence: `Those were many messages in a short time. Please wait a few minutes, or call us at ${practice.phone.display}.`,
    });
    this.overall = limits.create({
      name: 'contact-overall',
      tries: settings.CONTACT_LIMIT_OVERALL,
      perSeconds: 60 * 60,
      sentence: `We receive more messages than we can read at the moment. Please call us at ${practice.phone.display}, or try again later.`,
    });
  }

  /**
   * Counts one message. Both are asked at once, since each answer waits for the disk; what one visitor
   * sends beyond his own limit is not taken from everybody's.
   */
  async take(address: string): Promise<void> {
    const [each, overall] = await Promise.allSettled([
      this.each.take(addressGroup(address)),
      this.overall.take('all'),
    ]);
    if (each.status === 'rejected') {
      if (overall.status === 'fulfilled') await this.overall.giveBack('all');
      throw each.reason;
    }
    if (overall.status === 'rejected') throw overall.reason;
  }
}
