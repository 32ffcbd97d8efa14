import { Injectable } from '@nestjs/common';
import { practice } from '../config/practice.ts';
import { Settings } from '../config/settings.ts';
import { addressGroup, type Quota, type RateLimit, RateLimits } from '../limits/rate-limits.ts';

/** Limits of messages: from one visitor, and mailed one by one from all visitors together. */
@Injectable()
export class ContactLimit {
  private readonly each: RateLimit;
  private readonly overall: Quota;

  constructor(settings: Settings, limits: RateLimits) {
    this.each = limits.create({
      name: 'contact',
      tries: settings.CONTACT_LIMIT,
      perSeconds: 10 * 60,
      message: `Those were many messages in a short time. Please wait a few minutes, or call us at ${practice.phone.display}.`,
    });
    this.overall = limits.createQuota({
      name: 'contact-overall',
      tries: settings.CONTACT_LIMIT_OVERALL,
      perSeconds: 60 * 60,
    });
  }

  /** Counts one suspected message, against its address alone. Throws a 429 when that has sent too many. */
  async consumeSuspected(address: string): Promise<void> {
    await this.each.consume(addressGroup(address));
  }

  /**
   * Counts one message. Resolves with whether it's within what all visitors together can send in an
   * hour. Throws a 429 when its address has sent too many.
   */
  async consume(address: string): Promise<boolean> {
    // Both at once, since each answer waits for the disk.
    const [each, overall] = await Promise.allSettled([
      this.each.consume(addressGroup(address)),
      this.overall.consume('all'),
    ]);
    if (each.status === 'rejected') {
      if (overall.status === 'fulfilled') await this.overall.refund('all');
      throw each.reason;
    }
    if (overall.status === 'rejected') throw overall.reason;
    return overall.value;
  }
}
