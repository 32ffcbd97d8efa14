import { Injectable } from '@nestjs/common';
import { RedisStore } from 'connect-redis';
import type { CookieOptions, RequestHandler } from 'express';
import session from 'express-session';
import { Settings } from '../config/settings.ts';
import { Redis } from '../redis/redis.ts';

const idleLimit = 30 * 60 * 1000;

/** Sessions in Redis, found by a cookie that no script reads and no other site sends. */
@Injectable()
export class Session {
  readonly cookieName: string;
  readonly cookie: CookieOptions;
  readonly middleware: RequestHandler;

  constructor(settings: Settings, redis: Redis) {
    const secure = new URL(settings.SITE_URL).protocol === 'https:';
    this.cookieName = secure ? '__Host-session' : 'session';
    this.cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure };
    this.middleware = session({
      name: this.cookieName,
      secret: settings.SESSION_SECRET,
      store: new RedisStore({ client: redis.client, prefix: 'session:' }),
      cookie: { ...this.cookie, maxAge: idleLimit },
      resave: false,
      rolling: true,
      saveUninitialized: false,
    });
  }
}
