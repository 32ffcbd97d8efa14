import { type CanActivate, type ExecutionContext, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { ApiException, messageFor } from './api-exception.ts';

class MediaTypeGuard implements CanActivate {
  constructor(private readonly accepted: string[]) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    // Without a body there is nothing of a wrong type.
    if (request.get('content-length') === '0') return true;
    if (request.is(this.accepted) === false) throw new ApiException(415, messageFor(415));
    return true;
  }
}

/** Answers 415 to a body of any other media type. */
export function Consumes(...mediaTypes: string[]): ClassDecorator & MethodDecorator {
  return UseGuards(new MediaTypeGuard(mediaTypes));
}
