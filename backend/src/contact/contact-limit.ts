import { Injectable } from '@nestjs/common';
import { practice } from 'shared/practice';
import { Settings } from '../config/settings.ts';
import { addressGroup, type Quota, type RateLimit, RateLimits } from '../http/rate-limits.ts';

/** Limits messages per visitor, and individually mailed messages from all visitors. */
@Injectable()
export class ContactLimit {
  private readonly perVisitor: RateLimit;
  private readonly overall: Quota;
  private readonly urgent: Quota;

  constructor(settings: Settings, limits: RateLimits) {
    this.perVisitor = limits.create({
      name: 'contact',
      tries: settings.CONTACT_LIMIT,
      perSeconds: 10 * 60,
      message: `You’ve sent a lot of messages in a short time. Please wait a few minutes, or call us at ${practice.phone.display}.`,
    });
    this.overall = limits.createQuota({
      name: 'contact-overall',
      tries: settings.CONTACT_LIMIT_OVERALL,
      perSeconds: 60 * 60,
    });
    this.urgent = limits.createQuota({
      name: 'contact-urgent',
      tries: Math.ceil(settings.CONTACT_LIMIT_OVERALL / 10),
      perSeconds: 60 * 60,
    });
  }

  /** Counts an urgent message that would be quarantined. Resolves with whether it's mailed right away instead. */
  consumeUrgent(kind: 'overflow' | 'suspected'): Promise<boolean> {
    return this.urgent.consume(kind);
  }

  /** Counts a suspected message against its address only. Throws 429 above the limit. */
  async consumeSuspected(address: string): Promise<void> {
    await this.perVisitor.consume(addressGroup(address));
  }

  /**
   * Counts a message. Resolves with whether it's within the overall hourly limit. Throws 429 above the
   * limit of its address.
   */
  async consume(address: string): Promise<boolean> {
    // In parallel, because each reply waits for the disk.
    const [perVisitor, overall] = await Promise.allSettled([
      this.perVisitor.consume(addressGroup(address)),
      this.overall.consume('all'),
    ]);
    if (perVisitor.status === 'rejected') {
      if (overall.status === 'fulfilled') await this.overall.refund('all');
      throw perVisitor.reason;
    }
    if (overall.status === 'rejected') throw overall.reason;
    return overall.value;
  }
}
