import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { type Actor, actorOf } from '../audit/actor.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { ApiException } from '../http/api-exception.ts';
import { addressGroup, LimitExceeded, type RateLimit, RateLimits } from '../limits/rate-limits.ts';
import { describeError } from '../logging/redact.ts';
import { signInRefusals } from '../metrics/metrics.ts';
import { Redis } from '../redis/redis.ts';
import { AdminPassword } from './admin-password.ts';
import { type Admin, adminUnavailable } from './admin.ts';
import { Credentials } from './credentials.ts';
import { NewNetworks } from './new-networks.ts';
import { SecondFactor } from './second-factor.ts';

/** Sign-ins that can wait for their password check: less than two seconds' worth. */
const maxPending = 20;

/**
 * Checks the password and the code, and stores a new session before responding. For the limits, see
 * docs/decisions/signing-in.md.
 */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  private readonly logger = new Logger(LocalAuthGuard.name);
  private readonly wrongPasswords: RateLimit;
  private pending = 0;

  constructor(
    private readonly redis: Redis,
    private readonly secondFactor: SecondFactor,
    private readonly audit: AuditLog,
    private readonly newNetworks: NewNetworks,
    limits: RateLimits,
  ) {
    super();
    this.wrongPasswords = limits.create({
      name: 'login',
      tries: 5,
      perSeconds: 15 * 60,
      message: 'Too many attempts. Please wait a few minutes and try again.',
    });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    try {
      await this.signIn(context, request);
    } catch (error) {
      const actor = actorOf(request);
      if (error instanceof ApiException) {
        this.noteRefusal(error, actor);
        throw error;
      }
      this.logger.error({ event: 'sign-in-failed', ...actor, error: describeError(error) });
      throw adminUnavailable();
    }
    const actor = actorOf(request);
    await this.audit.record('signed-in', actor);
    void this.newNetworks.note(actor);
    return true;
  }

  /** Logs every refusal. Above the limit there could be any number, so only the first one is kept in Redis. */
  private noteRefusal(error: ApiException, actor: Actor): void {
    const status = error.getStatus();
    signInRefusals.inc({ status });
    this.logger.warn({ event: 'sign-in-refused', status, ...actor });
    if (status === 401) void this.audit.keep({ event: 'sign-in-refused', ...actor });
    const limited = error instanceof LimitExceeded && error.isFirst;
    if (limited) void this.audit.keep({ event: 'sign-ins-limited', ...actor });
  }

  private async signIn(context: ExecutionContext, request: Request): Promise<void> {
    if (this.pending >= maxPending) {
      const message = 'Sign-in is very busy. Please wait a moment and try again.';
      throw new ApiException(429, message, { retryAfter: 2 });
    }
    const network = addressGroup(request.ip ?? '');
    this.pending += 1;
    try {
      // Counted before the check, so that concurrent attempts count too.
      await this.wrongPasswords.consume(network);
      // Without Redis, the limit would only count in memory.
      if (!this.redis.client.isReady) throw new Error('Redis is unavailable.');
      await this.checkCredentials(context, request);
      await this.wrongPasswords.reset(network);
      await this.openSession(request);
    } finally {
      this.pending -= 1;
    }
  }

  /** Not in the strategy: Passport has one for the whole process, and the codes are in this application's Redis. */
  private async checkCredentials(context: ExecutionContext, request: Request): Promise<void> {
    const { code } = request.body as { code?: unknown };
    let passwordIsRight = true;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (!(error instanceof ApiException) || error.getStatus() !== 401) throw error;
      passwordIsRight = false;
    }
    if (await this.secondFactor.complete(passwordIsRight, code)) return;
    const message = this.secondFactor.isOn ? 'Invalid password or code' : 'Invalid password';
    throw new ApiException(401, message);
  }

  private async openSession(request: Request): Promise<void> {
    try {
      const session = await this.audit.nextSession();
      request.user = { ...(request.user as Admin), session };
      // Passport regenerates the session ID and waits until the session is saved.
      await super.logIn(request);
    } catch (error) {
      // Otherwise the response would set a cookie for a session that wasn't stored.
      request.session.destroy(() => undefined);
      throw error;
    }
  }
}

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly password: AdminPassword,
    private readonly credentials: Credentials,
  ) {
    // The strategy requires a username. There is none, so it reads the password twice.
    super({ usernameField: 'password', passwordField: 'password' });
  }

  async validate(_username: string, password: string): Promise<Admin> {
    if (!(await this.password.verify(password))) throw new ApiException(401, 'Invalid password');
    return { signedInAt: Date.now(), credentials: this.credentials.version };
  }
}
