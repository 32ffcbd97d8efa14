import { Injectable, Logger, type NestMiddleware } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import { RedisStore } from 'connect-redis';
import type {
  CookieOptions,
  NextFunction,
  Request,
  RequestHandler,
  Response,
} from 'express';
import session from 'express-session';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { adminUnavailable } from '../http/api-exception.ts';
import { Redis } from '../redis/redis.ts';
import { Credentials } from './credentials.ts';

/**
 * The signed-in admin. There are no usernames, because the password is shared.
 */
export interface Admin {
  /** It's the front desk, whose password opens less. */
  readonly isDesk?: true;
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  /**
   * Which password and second factor it signed in with. The session ends when
   * one of them changes.
   */
  readonly credentials: string;
  /** The number of the session, which the activity shows instead of its ID. */
  readonly session?: number;
}

type Done = (error: null, admin: Admin) => void;

/** Stores the whole admin in the session. */
@Injectable()
export class AdminSerializer extends PassportSerializer {
  serializeUser(admin: Admin, done: Done): void {
    done(null, admin);
  }

  deserializeUser(stored: Admin, done: Done): void {
    done(null, stored);
  }
}

const idleLimit = 30 * 60 * 1000;

/** Sessions in Redis with an HttpOnly, SameSite=Strict cookie. */
@Injectable()
export class Session {
  readonly cookieName: string;
  readonly cookie: CookieOptions;
  readonly middleware: RequestHandler;
  /**
   * Only reads it: dashboards ask again and again whether it has ended, which
   * must not extend it.
   */
  readonly peek: RequestHandler;
  private readonly store: RedisStore;

  constructor(settings: Settings, redis: Redis) {
    const secure = new URL(settings.SITE_URL).protocol === 'https:';
    this.cookieName = secure ? '__Host-session' : 'session';
    this.cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure };
    this.store = new RedisStore({ client: redis.client, prefix: 'session:' });
    const options = {
      name: this.cookieName,
      secret: settings.SESSION_SECRET,
      store: this.store,
      cookie: { ...this.cookie, maxAge: idleLimit },
      resave: false,
      rolling: true,
      saveUninitialized: false,
    };
    this.middleware = session(options);
    const store = Object.create(this.store, { touch: {} }) as RedisStore;
    this.peek = session({ ...options, store, rolling: false });
  }

  async endAll(): Promise<void> {
    await this.store.clear();
  }
}

declare module 'express-session' {
  interface SessionData {
    /** Where Passport keeps the signed-in admin. */
    passport?: { user?: Admin };
  }
}

const longestSession = 12 * 60 * 60 * 1000;

/**
 * Loads the session, or returns 503 while Redis is unavailable. Ends one that's
 * older than twelve hours or was opened with a previous password or second
 * factor.
 */
@Injectable()
export class SessionMiddleware implements NestMiddleware {
  private readonly logger = new Logger(SessionMiddleware.name);

  constructor(
    private readonly session: Session,
    private readonly redis: Redis,
    private readonly credentials: Credentials,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    if (!this.redis.client.isReady) {
      next(adminUnavailable());
      return;
    }
    const done = (error?: unknown): void => {
      if (error)
        this.logger.error({
          event: 'session-not-read',
          error: describeError(error),
        });
      next(error ? adminUnavailable() : undefined);
    };
    const { middleware, peek } = this.session;
    const load = request.originalUrl.startsWith('/api/admin/check')
      ? peek
      : middleware;
    load(request, response, (error?: unknown) => {
      const admin = error ? undefined : request.session.passport?.user;
      if (!admin || this.isValid(admin)) done(error);
      else request.session.regenerate(done);
    });
  }

  private isValid({ isDesk, signedInAt, credentials }: Admin): boolean {
    const young = Date.now() - signedInAt < longestSession;
    return young && credentials === this.credentials.versionFor(isDesk);
  }
}
