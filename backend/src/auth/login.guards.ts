import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  Logger,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Counter } from 'prom-client';
import { invalidPasswordOrCode } from 'shared/api-answers';
import { describeError } from '../config/logging.ts';
import { isTooLong, passwordLength } from '../config/password-hash.ts';
import { adminUnavailable, ApiException } from '../http/api-exception.ts';
import { InvalidBodyLimit } from '../http/invalid-body-limit.ts';
import { type Actor, actorOf, AuditLog } from '../monitoring/audit-log.ts';
import {
  LimitExceeded,
  type RateLimit,
  RateLimits,
} from '../redis/rate-limits.ts';
import { Redis } from '../redis/redis.ts';
import { Credentials } from './credentials.ts';
import { DeviceCookie } from './device-cookie.ts';
import { NewNetworks } from './new-networks.ts';
import { SecondFactor } from './second-factor.ts';
import { type Admin, Session } from './session.ts';

/**
 * An HTTPS site's cookie is Secure, so over plain HTTP a login would succeed
 * without a session.
 */
@Injectable()
export class HttpsGuard implements CanActivate {
  private readonly logger = new Logger(HttpsGuard.name);

  constructor(private readonly session: Session) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.secure || !this.session.cookie.secure) return true;
    this.logger.warn({ event: 'sign-in-without-https' });
    // The page's own address, as its browser knows it.
    const isHttpsPage = request.get('origin')?.startsWith('https:');
    throw new ApiException(
      403,
      isHttpsPage
        ? 'You can’t sign in yet, because the website doesn’t trust the proxy in front of it. On the server, add the proxy’s address to TRUSTED_PROXIES in .env, then run make up.'
        : 'To sign in, open this page with https:// at the start of its address.',
    );
  }
}

const tooManyAttempts =
  'Too many attempts. Please wait a few minutes and try again.';

@Injectable()
export class InvalidLoginLimit extends InvalidBodyLimit {
  constructor(limits: RateLimits) {
    super(limits, 'login', tooManyAttempts);
  }
}

/**
 * Rejects malformed passwords and codes without hashing and without counting an
 * attempt. They have a limit of their own. The response time reveals nothing,
 * because the stored secrets aren't involved.
 */
@Injectable()
export class LoginFormGuard implements CanActivate {
  constructor(
    private readonly credentials: Credentials,
    private readonly secondFactor: SecondFactor,
    private readonly device: DeviceCookie,
    private readonly limit: InvalidLoginLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.credentials.password === '') {
      throw new ApiException(
        503,
        'No password yet: run make admin-password on the server.',
      );
    }
    const request = context.switchToHttp().getRequest<Request>();
    const client = await this.device.clientOf(request);
    this.limit.check(client);
    const fields = this.problemsWith(request.body);
    const [first] = Object.values(fields);
    if (first === undefined) return true;
    await this.limit.count(client);
    throw new ApiException(400, first, { fields });
  }

  private problemsWith(body: unknown): Record<string, string> {
    const { password, code } = (body ?? {}) as {
      password?: unknown;
      code?: unknown;
    };
    const fields: Record<string, string> = {};
    const badPassword = problemWithPassword(password);
    if (badPassword) fields.password = badPassword;
    if (!this.secondFactor.takes(code)) {
      fields.code = 'Enter the six digits that your authenticator app shows.';
    }
    return fields;
  }
}

function problemWithPassword(password: unknown): string | undefined {
  if (typeof password !== 'string' || password === '')
    return 'Enter the password.';
  if (!isTooLong(password)) return undefined;
  return `Passwords have at most ${passwordLength.max} characters. Check what you pasted.`;
}

const signInRefusals = new Counter({
  name: 'sign_in_refusals_total',
  help: 'Refused sign-ins: 401 for a wrong password or code, 429 for too many attempts.',
  labelNames: ['status'],
});

// Without a first value, Prometheus would miss the first increase.
for (const status of [401, 429]) signInRefusals.inc({ status }, 0);

/**
 * Sign-ins that can wait for their password check: less than two seconds'
 * worth, or four if there are two passwords to compare with.
 */
const maxPending = 20;

/** Milliseconds between two log lines about sign-ins that were too many. */
const busyLogInterval = 60_000;

/**
 * Checks the password and the code, and stores a new session before responding.
 * For the limits, see docs/decisions/signing-in.md.
 */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  private readonly logger = new Logger(LocalAuthGuard.name);
  private readonly wrongPasswords: RateLimit;
  private pending = 0;
  private turnedAway = 0;
  private busyLoggedAt = -Infinity;

  constructor(
    private readonly redis: Redis,
    private readonly secondFactor: SecondFactor,
    private readonly audit: AuditLog,
    private readonly newNetworks: NewNetworks,
    private readonly device: DeviceCookie,
    limits: RateLimits,
  ) {
    super();
    this.wrongPasswords = limits.create({
      name: 'login',
      tries: 5,
      perSeconds: 15 * 60,
      message: tooManyAttempts,
    });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    try {
      await this.signIn(context, request);
    } catch (error) {
      const actor = actorOf(request);
      if (error instanceof ApiException || error instanceof LimitExceeded) {
        this.noteRefusal(error, actor);
        throw error;
      }
      this.logger.error({
        event: 'sign-in-failed',
        ...actor,
        error: describeError(error),
      });
      throw adminUnavailable();
    }
    const actor = actorOf(request);
    await this.audit.record('signed-in', actor);
    void this.newNetworks.note(actor);
    return true;
  }

  /**
   * Above the limits there could be any number, so only the first one of a
   * client is logged and kept in Redis.
   */
  private noteRefusal(error: ApiException | LimitExceeded, actor: Actor): void {
    const status = error.getStatus();
    signInRefusals.inc({ status });
    const isLimited = error instanceof LimitExceeded && error.isFirst;
    if (status !== 429 || isLimited) {
      this.logger.warn({ event: 'sign-in-refused', status, ...actor });
    }
    if (status === 401)
      void this.audit.keep({ event: 'sign-in-refused', ...actor });
    if (isLimited)
      void this.audit.keep({ event: 'sign-ins-limited', ...actor });
  }

  /** Counts, because a flood would fill the log. */
  private noteBusy(): void {
    this.turnedAway += 1;
    const now = performance.now();
    if (now - this.busyLoggedAt < busyLogInterval) return;
    this.logger.warn({ event: 'sign-in-busy', turnedAway: this.turnedAway });
    this.turnedAway = 0;
    this.busyLoggedAt = now;
  }

  private async signIn(
    context: ExecutionContext,
    request: Request,
  ): Promise<void> {
    if ((await this.device.read(request)) !== undefined) {
      await this.check(context, request);
      return;
    }
    if (this.pending >= maxPending) {
      this.noteBusy();
      const message =
        'Sign-in is very busy. Please wait a moment and try again.';
      throw new ApiException(429, message, { retryAfter: 2 });
    }
    this.pending += 1;
    await this.check(context, request).finally(() => {
      this.pending -= 1;
    });
  }

  private async check(
    context: ExecutionContext,
    request: Request,
  ): Promise<void> {
    const client = await this.device.clientOf(request);
    // Counted before the check, so that concurrent attempts count too.
    await this.wrongPasswords.consume(client);
    // Without Redis, the limit would only count in memory.
    if (!this.redis.client.isReady) throw new Error('Redis is unavailable.');
    const { isDesk } = await this.checkCredentials(context, request);
    // The front desk could clear its guesses at the admin's password.
    if (isDesk) await this.wrongPasswords.refund(client);
    else await this.wrongPasswords.reset(client);
    await this.openSession(request);
  }

  /**
   * Not in the strategy: Passport has one for the whole process, and the codes
   * are in this application's Redis. The front desk takes the same steps, but
   * doesn't need a code.
   */
  private async checkCredentials(
    context: ExecutionContext,
    request: Request,
  ): Promise<Admin> {
    const { code } = request.body as { code?: unknown };
    let admin: Admin | undefined;
    try {
      await super.canActivate(context);
      admin = request.user as Admin;
    } catch (error) {
      if (!(error instanceof ApiException) || error.getStatus() !== 401)
        throw error;
    }
    const isAdmin = admin !== undefined && !admin.isDesk;
    const isComplete = await this.secondFactor.complete(isAdmin, code);
    if (admin && (isComplete || admin.isDesk)) return admin;
    const message = this.secondFactor.isOn
      ? invalidPasswordOrCode
      : 'Invalid password';
    throw new ApiException(401, message);
  }

  private async openSession(request: Request): Promise<void> {
    try {
      const session = await this.audit.nextSession();
      request.user = { ...(request.user as Admin), session };
      // Passport regenerates the session ID and waits until the session is
      // saved.
      await super.logIn(request);
    } catch (error) {
      // Otherwise the response would set a cookie for a session that wasn't
      // stored.
      request.session.destroy(() => undefined);
      throw error;
    }
  }
}
