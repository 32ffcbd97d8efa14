import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../config/settings.ts';
import { ApiException } from './api-exception.ts';

/**
 * Refuses what a browser sends from another site's page, or from ours opened under another address. A
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
