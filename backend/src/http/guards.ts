import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../config/settings.ts';
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

/**
 * Rejects what a browser sends from another site's page, or from ours opened under another address. A
 * request with neither header did not come from a browser's page and passes.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly siteOrigin: string;

  constructor(settings: Settings) {
    this.siteOrigin = new URL(settings.SITE_URL).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (this.isForeign(request)) {
      throw new ApiException(
        403,
        `This page was opened under another address. Open ${this.siteOrigin} and try again.`,
      );
    }
    return true;
  }

  private isForeign(request: Request): boolean {
    const site = request.get('sec-fetch-site');
    // A strict referrer policy makes the browser send the Origin "null" even from our own page.
    if (site === 'same-origin') return false;

    const origin = request.get('origin');
    // "none": typed into the address bar. Never compared with Host: a foreign name can lead here too.
    if (origin === undefined) return site !== undefined && site !== 'none';
    return origin !== this.siteOrigin;
  }
}

class MediaTypeGuard implements CanActivate {
  constructor(private readonly accepted: string[]) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    // Without a body there's no media type.
    if (request.get('content-length') === '0') return true;
    if (request.is(this.accepted) === false) throw new ApiException(415, messageFor(415));
    return true;
  }
}

/** Answers 415 to a body of any other media type. */
export function Consumes(...mediaTypes: string[]): ClassDecorator & MethodDecorator {
  return UseGuards(new MediaTypeGuard(mediaTypes));
}
