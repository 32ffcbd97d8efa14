import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { ApiException } from '../http/api-exception.ts';
import { countCharacters, passwordLength } from '../config/password-hash.ts';
import { SecondFactor } from './second-factor.ts';
import { Session } from './session.ts';
import { parseCode } from './totp.ts';

/**
 * An HTTPS site's cookie is Secure, so over plain HTTP a login would succeed without a session.
 */
@Injectable()
export class HttpsGuard implements CanActivate {
  private readonly logger = new Logger(HttpsGuard.name);

  constructor(private readonly session: Session) {}

  canActivate(context: ExecutionContext): boolean {
    const { secure } = context.switchToHttp().getRequest<Request>();
    if (secure || !this.session.cookie.secure) return true;
    this.logger.warn({ event: 'sign-in-without-https' });
    throw new ApiException(
      403,
      'To sign in, open this page with https:// at the start of its address.',
    );
  }
}

/**
 * Rejects malformed passwords and codes without hashing and without counting an attempt. The response
 * time reveals nothing, because the stored secrets aren't involved.
 */
@Injectable()
export class LoginFormGuard implements CanActivate {
  constructor(private readonly secondFactor: SecondFactor) {}

  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<Request>() as { body: unknown };
    const { password, code } = (body ?? {}) as { password?: unknown; code?: unknown };
    const fields: Record<string, string> = {};
    const badPassword = problemWithPassword(password);
    if (badPassword) fields.password = badPassword;
    if (this.secondFactor.isOn && parseCode(code) === undefined) {
      fields.code = 'Enter the six digits that your authenticator app shows.';
    }
    const [first] = Object.values(fields);
    if (first) throw new ApiException(400, first, { fields });
    return true;
  }
}

function problemWithPassword(password: unknown): string | undefined {
  if (typeof password !== 'string' || password === '') return 'Enter the password.';
  if (countCharacters(password) <= passwordLength.max) return undefined;
  return `Passwords have at most ${passwordLength.max} characters. Check what you pasted.`;
}
