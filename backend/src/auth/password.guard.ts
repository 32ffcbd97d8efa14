import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Refusal } from '../http/refusal.ts';
import { describeError } from '../logging/describe-error.ts';
import { adminUnavailable } from './admin-unavailable.ts';

/** Lets the right password in, under a new session that is stored before the answer leaves. */
@Injectable()
export class PasswordGuard extends AuthGuard('local') {
  private readonly logger = new Logger(PasswordGuard.name);

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    requirePassword(request.body);
    await super.canActivate(context);
    try {
      // Passport gives the session a new id and waits until it is saved.
      await super.logIn(request);
    } catch (error) {
      this.logger.error({ event: 'session-not-stored', error: describeError(error) });
      throw adminUnavailable();
    }
    return true;
  }
}

function requirePassword(body: unknown): void {
  const password = body && typeof body === 'object' && 'password' in body && body.password;
  if (typeof password === 'string' && password !== '') return;
  const sentence = 'Enter the password.';
  throw new Refusal(400, sentence, { fields: { password: sentence } });
}
