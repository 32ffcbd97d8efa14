import { Injectable, Logger, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { describeError } from '../logging/describe-error.ts';
import { Redis } from '../redis/redis.ts';
import { adminUnavailable } from './admin-unavailable.ts';
import { Session } from './session.ts';

/** Loads the session, or answers that signing in is unavailable while Redis is away. */
@Injectable()
export class SessionMiddleware implements NestMiddleware {
  private readonly logger = new Logger(SessionMiddleware.name);

  constructor(
    private readonly session: Session,
    private readonly redis: Redis,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    if (!this.redis.client.isReady) {
      next(adminUnavailable());
      return;
    }
    this.session.middleware(request, response, (error?: unknown) => {
      if (error === undefined) {
        next();
        return;
      }
      this.logger.error({ event: 'session-not-read', error: describeError(error) });
      next(adminUnavailable());
    });
  }
}
