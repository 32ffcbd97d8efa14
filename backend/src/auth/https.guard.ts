import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { ApiException } from '../http/api-exception.ts';
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
