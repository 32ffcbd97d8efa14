import { Injectable } from '@nestjs/common';
import { urgentSubject } from 'shared/contact-rules';
import { orCallUs } from '../config/practice.ts';
import { Settings } from '../config/settings.ts';
import { InvalidBodyLimit } from '../http/invalid-body-limit.ts';
import {
  addressGroup,
  type RateLimit,
  RateLimits,
} from '../redis/rate-limits.ts';
import { overHourlyLimit } from '../outbox/quarantine.ts';
import type { ContactMessageDto } from './dto/contact-message.dto.ts';
import { type Findings, suspicionOf } from './submission.ts';

@Injectable()
export class InvalidMessageLimit extends InvalidBodyLimit {
  constructor(limits: RateLimits) {
    super(
      limits,
      'contact',
      `A lot of forms with mistakes came from your connection in a short time. Please wait a few minutes${orCallUs}.`,
    );
  }
}

/**
 * Limits messages per visitor, and individually mailed messages from all
 * visitors.
 */
@Injectable()
export class ContactLimit {
  private readonly perVisitor: RateLimit;
  private readonly overall: RateLimit;
  private readonly urgent: RateLimit;

  constructor(settings: Settings, limits: RateLimits) {
    this.perVisitor = limits.create({
      name: 'contact',
      tries: settings.CONTACT_LIMIT,
      perSeconds: 10 * 60,
      message: `You’ve sent a lot of messages in a short time. Please wait a few minutes${orCallUs}.`,
    });
    this.overall = limits.create({
      name: 'contact-overall',
      tries: settings.CONTACT_LIMIT_OVERALL,
      perSeconds: 60 * 60,
    });
    this.urgent = limits.create({
      name: 'contact-urgent',
      tries: Math.ceil(settings.CONTACT_LIMIT_OVERALL / 10),
      perSeconds: 60 * 60,
    });
  }

  /**
   * Counts a message and decides what happens to it. Suspected spam doesn't
   * count against the overall limit. Urgent messages are mailed anyway. Throws
   * 429 above the limit of its address.
   */
  async check(message: ContactMessageDto, address: string): Promise<Findings> {
    const isUrgent = message.subject === urgentSubject;
    const suspicion = suspicionOf(message);
    if (suspicion) {
      await this.perVisitor.consume(addressGroup(address));
      const isMailed = isUrgent && (await this.urgent.allows('suspected'));
      return isMailed ? { suspicion } : { reason: suspicion };
    }
    if (await this.consume(address)) return {};
    const isMailed = isUrgent && (await this.urgent.allows('overflow'));
    return isMailed ? {} : { reason: overHourlyLimit };
  }

  /** Resolves with whether it's within the overall hourly limit. */
  private async consume(address: string): Promise<boolean> {
    // In parallel, because each reply waits for the disk.
    const [perVisitor, overall] = await Promise.allSettled([
      this.perVisitor.consume(addressGroup(address)),
      this.overall.allows('all'),
    ]);
    if (perVisitor.status === 'rejected') {
      if (overall.status === 'fulfilled') await this.overall.refund('all');
      throw perVisitor.reason;
    }
    if (overall.status === 'rejected') throw overall.reason;
    return overall.value;
  }
}
