import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { ApiException } from '../http/api-exception.ts';
import { addressGroup } from '../limits/address-group.ts';
import { describeError } from '../logging/describe-error.ts';
import { shortenAddress } from '../logging/shorten-address.ts';
import { AdminPassword } from './admin-password.ts';
import { type Admin, adminUnavailable } from './admin.ts';
import { LoginAttempts } from './login-attempts.ts';

/** Lets the right password in, under a new session that is stored before the answer leaves. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  private readonly logger = new Logger(LocalAuthGuard.name);

  constructor(private readonly attempts: LoginAttempts) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const address = shortenAddress(request.ip ?? '');
    try {
      await this.signIn(context, request);
    } catch (error) {
      if (error instanceof ApiException) {
        this.logger.warn({ event: 'sign-in-refused', status: error.getStatus(), address });
        throw error;
      }
      this.logger.error({ event: 'sign-in-failed', address, error: describeError(error) });
      throw adminUnavailable();
    }
    this.logger.log({ event: 'signed-in', address });
    return true;
  }

  private async signIn(context: ExecutionContext, request: Request): Promise<void> {
    const network = addressGroup(request.ip ?? '');
    await this.attempts.begin(network);
    await super.canActivate(context);
    await this.attempts.succeed(network);
    await this.openSession(request);
  }

  private async openSession(request: Request): Promise<void> {
    try {
      // Passport gives the session a new id and waits until it is saved.
      await super.logIn(request);
    } catch (error) {
      // Otherwise the answer would set the cookie of a session that wasn't stored.
      request.session.destroy(() => undefined);
      throw error;
    }
  }
}

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly password: AdminPassword) {
    // The strategy insists on a user name; there is none, so it reads the password twice.
    super({ usernameField: 'password', passwordField: 'password' });
  }

  async validate(_userName: string, password: string): Promise<Admin> {
    if (!(await this.password.verify(password))) throw new ApiException(401, 'Invalid password');
    return { signedInAt: Date.now(), passwordVersion: this.password.version };
  }
}
