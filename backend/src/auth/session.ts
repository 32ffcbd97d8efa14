import { Injectable, Logger, type NestMiddleware } from '@nestjs/common';
import { RedisStore } from 'connect-redis';
import type { CookieOptions, NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { Redis } from '../redis/redis.ts';
import { type Admin, adminUnavailable } from './admin.ts';
import { Credentials } from './credentials.ts';

const idleLimit = 30 * 60 * 1000;

/** Sessions in Redis with an HttpOnly, SameSite=Strict cookie. */
@Injectable()
export class Session {
  readonly cookieName: string;
  readonly cookie: CookieOptions;
  readonly middleware: RequestHandler;
  private readonly store: RedisStore;

  constructor(settings: Settings, redis: Redis) {
    const secure = new URL(settings.SITE_URL).protocol === 'https:';
    this.cookieName = secure ? '__Host-session' : 'session';
    this.cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure };
    this.store = new RedisStore({ client: redis.client, prefix: 'session:' });
    this.middleware = session({
      name: this.cookieName,
      secret: settings.SESSION_SECRET,
      store: this.store,
      cookie: { ...this.cookie, maxAge: idleLimit },
      resave: false,
      rolling: true,
      saveUninitialized: false,
    });
  }

  async endAll(): Promise<void> {
    await this.store.clear();
  }
}

/** Loads the session, or returns 503 while Redis is unavailable. */
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
    /** Where Passport keeps the signed-in admin. */
    passport?: { user?: Admin };
  }
}

const longestSession = 12 * 60 * 60 * 1000;

/** Ends sessions older than twelve hours or opened with a previous password or second factor. */
@Injectable()
export class SessionValidityMiddleware implements NestMiddleware {
  constructor(private readonly credentials: Credentials) {}

  use({ session }: Request, _response: Response, next: NextFunction): void {
    const admin = session.passport?.user;
    if (!admin || this.isValid(admin)) {
      next();
      return;
    }
    session.regenerate((error: unknown) => {
      next(error ? adminUnavailable() : undefined);
    });
  }

  private isValid({ signedInAt, credentials }: Admin): boolean {
    const young = Date.now() - signedInAt < longestSession;
    return young && credentials === this.credentials.version;
  }
}
