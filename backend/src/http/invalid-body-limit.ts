import type {
  CallHandler,
  ExecutionContext,
  NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import {
  addressGroup,
  LimitExceeded,
  type RateLimit,
  RateLimits,
} from '../redis/rate-limits.ts';
import { ApiException } from './api-exception.ts';

/**
 * Invalid bodies in ten minutes. A person corrects a form a few times at most,
 * and browsers check it first. So this is enough for a whole school behind one
 * address.
 */
const maxInvalid = 60;
const perSeconds = 10 * 60;

/**
 * Networks that are blocked at a time. Bounds the memory. Above it, this
 * backend reads one more body of each.
 */
const maxBlocked = 10_000;

/**
 * Counts a call's bodies that fail validation, by network. Above the limit, its
 * bodies aren't validated any more, so a valid one gets 429, too. Valid ones
 * don't count.
 */
export abstract class InvalidBodyLimit implements NestInterceptor {
  private readonly limit: RateLimit;
  /** When each block ends, by the clock of `performance.now()`. */
  private readonly blockedUntil = new Map<string, number>();

  constructor(
    limits: RateLimits,
    call: string,
    private readonly message: string,
  ) {
    this.limit = limits.create({
      name: `invalid-${call}`,
      tries: maxInvalid,
      perSeconds,
      message,
    });
  }

  /** Interceptors run before validation. */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const network = addressGroup(
      context.switchToHttp().getRequest<Request>().ip ?? '',
    );
    this.check(network);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof ApiException && error.details.fields)
          await this.count(network);
        throw error;
      }),
    );
  }

  /**
   * Doesn't wait for Redis, which valid bodies would pay for. @throws
   * LimitExceeded
   */
  check(client: string): void {
    const milliseconds =
      (this.blockedUntil.get(client) ?? 0) - performance.now();
    if (milliseconds > 0) {
      throw new LimitExceeded(
        this.message,
        Math.ceil(milliseconds / 1000),
        false,
      );
    }
    this.blockedUntil.delete(client);
  }

  /** Counts an invalid body. @throws LimitExceeded */
  async count(client: string): Promise<void> {
    try {
      await this.limit.consume(client);
    } catch (error) {
      if (error instanceof LimitExceeded) this.block(client, error.retryAfter);
      throw error;
    }
  }

  private block(client: string, seconds: number): void {
    if (this.blockedUntil.size >= maxBlocked) this.blockedUntil.clear();
    this.blockedUntil.set(client, performance.now() + seconds * 1000);
  }
}
