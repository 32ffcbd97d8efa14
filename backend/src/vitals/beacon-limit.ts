import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { ApiException } from '../http/api-exception.ts';
import { addressGroup, type Quota, RateLimits } from '../limits/rate-limits.ts';

const message = 'That’s more than one visitor sends. Please try again later.';

/** A whole school can share an address. */
const perAddress = { tries: 60, perSeconds: 10 * 60 };

/** Far above a busy practice. Bounds the number of addresses in memory. */
const overall = { tries: 600, perSeconds: 60 };

/**
 * Limits beacons per visitor and from all visitors. Counts in the memory of each backend, because with a
 * write to Redis for each, a flood of beacons would slow down the contact form. A middleware, because most of
 * the work for a beacon comes after it. Refusals aren't logged.
 */
@Injectable()
export class BeaconLimit implements NestMiddleware {
  private readonly perAddress: Quota;
  private readonly overall: Quota;

  constructor(limits: RateLimits) {
    this.perAddress = limits.createLocalQuota({ name: 'vitals', ...perAddress });
    this.overall = limits.createLocalQuota({ name: 'vitals-overall', ...overall });
  }

  /** Counts a beacon. Answers 429 above either limit. */
  use(request: Request, _response: Response, next: NextFunction): void {
    this.consume(request.ip ?? '').then(() => {
      next();
    }, next);
  }

  private async consume(address: string): Promise<void> {
    const allowed =
      (await this.overall.consume('all')) && (await this.perAddress.consume(addressGroup(address)));
    if (!allowed) throw new ApiException(429, message, { retryAfter: overall.perSeconds });
  }
}
