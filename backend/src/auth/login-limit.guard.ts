import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LoginLimit } from './login-limit.ts';

/** Stands before the password check, so that guessing is cheap for us and slow for the guesser. */
@Injectable()
export class LoginLimitGuard implements CanActivate {
  constructor(private readonly limit: LoginLimit) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limit.take(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
