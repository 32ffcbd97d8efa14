import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ApiException, messageFor } from './api-exception.ts';

/** Answers 401 without a signed-in session. For addresses under `/api/admin/`, which have one. */
@Injectable()
export class AuthenticatedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.isAuthenticated()) throw new ApiException(401, messageFor(401));
    return true;
  }
}
