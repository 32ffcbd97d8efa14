import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from './api-exception.ts';
import { sentenceFor } from './status-messages.ts';

/** Lets nobody by who has not signed in. Stands on addresses under `/api/admin/`, which have a session. */
@Injectable()
export class SignedInGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.isAuthenticated()) throw new Refusal(401, sentenceFor(401));
    return true;
  }
}
