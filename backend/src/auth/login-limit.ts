import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimit } from '../limits/rate-limit.ts';
import { RateLimits } from '../limits/rate-limits.ts';

/** Five wrong passwords from an address in a quarter of an hour; a right one clears the count. */
@Injectable()
export class LoginLimit {
  private readonly limit: RateLimit;

  constructor(limits: RateLimits) {
    this.limit = limits.create({
      name: 'login',
      tries: 5,
      perSeconds: 15 * 60,
      sentence: 'Too many attempts. Please wait a few minutes and try again.',
    });
  }

  take(request: Request): Promise<void> {
    return this.limit.take(request.ip ?? '');
  }

  forgive(request: Request): Promise<void> {
    return this.limit.forgive(request.ip ?? '');
  }
}
