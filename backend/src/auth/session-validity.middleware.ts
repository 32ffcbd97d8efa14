import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Admin } from './admin.ts';
import { AdminPassword } from './admin-password.ts';
import { adminUnavailable } from './admin-unavailable.ts';

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
