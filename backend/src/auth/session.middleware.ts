import { Injectable, Logger, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { describeError } from '../logging/describe-error.ts';
import { Redis } from '../redis/redis.ts';
import { AdminPassword } from './admin-password.ts';
import { type Admin, adminUnavailable } from './admin.ts';
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

declare module 'express-session' {
  interface SessionData {
    /** Passport keeps here whom it was told of. */
    passport?: { user?: Admin };
  }
}

const longestSession = 12 * 60 * 60 * 1000;

/** Ends a session older than twelve hours, or opened with a former password. */
@Injectable()
export class SessionValidityMiddleware implements NestMiddleware {
  constructor(private readonly password: AdminPassword) {}

  use({ session }: Request, _response: Response, next: NextFunction): void {
    const admin = session.passport?.user;
    if (!admin || this.holds(admin)) {
      next();
      return;
    }
    session.regenerate((error: unknown) => {
      next(error ? adminUnavailable() : undefined);
    });
  }

  private holds({ signedInAt, passwordVersion }: Admin): boolean {
    const young = Date.now() - signedInAt < longestSession;
    return young && passwordVersion === this.password.version;
  }
}
