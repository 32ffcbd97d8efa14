import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { ApiException } from '../http/api-exception.ts';
import { countCharacters, passwordLength } from '../password/password-hash.ts';
import { Session } from './session.ts';

/**
 * The cookie of an HTTPS site travels over HTTPS only: over plain HTTP the answer would be a
 * success without a session.
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
      'Open this page with https:// at the front of its address to sign in.',
    );
  }
}

/**
 * Refuses what cannot be the password by its form alone. It costs no hashing and counts as no try,
 * and as the stored password has no part in it, its time tells nothing of that.
 */
@Injectable()
export class PasswordFormGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<Request>() as { body: unknown };
    const complaint = complainAbout(passwordIn(body));
    if (complaint) throw new ApiException(400, complaint, { fields: { password: complaint } });
    return true;
  }
}

function passwordIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'password' in body && body.password;
}

function complainAbout(password: unknown): string | undefined {
  if (typeof password !== 'string' || password === '') return 'Enter the password.';
  if (countCharacters(password) <= passwordLength.max) return undefined;
  return `The password has at most ${passwordLength.max} characters. Check what was pasted.`;
}
