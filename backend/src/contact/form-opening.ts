import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';

const seconds = 1000;

/** Nobody reads the form, fills it in and sends it in less. */
const shortestFilling = 3 * seconds;

/** A tab may stay open for days; a token that is older than this was collected, not filled in. */
const longestFilling = 7 * 24 * 60 * 60 * seconds;

/** Signs the moment at which a visitor began with the form, and judges it when the message comes. */
@Injectable()
export class FormOpening {
  private readonly key: Buffer;

  constructor(settings: Settings) {
    // A key of its own: what is signed here can never pass for a session.
    this.key = Buffer.from(
      hkdfSync('sha256', settings.SESSION_SECRET, '', 'contact-form-opening', 32),
    );
  }

  /** `<milliseconds since 1970>.<signature>`. */
  sign(now: number): string {
    const moment = String(now);
    return `${moment}.${this.signature(moment).toString('base64url')}`;
  }

  /** Why the message looks like a program's; empty when it does not. */
  suspicion(token: unknown, now: number): string {
    const [moment = '', signature = '', ...more] =
      typeof token === 'string' ? token.split('.') : [];
    const given = Buffer.from(signature, 'base64url');
    const due = this.signature(moment);
    if (more.length > 0 || given.length !== due.length || !timingSafeEqual(given, due)) {
      return 'forged opening time';
    }
    const filling = now - Number(moment);
    if (filling < shortestFilling) return 'filled in too fast';
    return filling > longestFilling ? 'opened too long ago' : '';
  }

  private signature(moment: string): Buffer {
    return createHmac('sha256', this.key).update(moment).digest();
  }
}
