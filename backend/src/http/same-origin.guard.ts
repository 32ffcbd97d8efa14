import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../config/settings.ts';
import { sentenceFor } from './status-sentences.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses what a browser sends from another site's page. A request with neither header did not come
 * from a browser's page and passes.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly siteHost: string;

  constructor(settings: Settings) {
    this.siteHost = new URL(settings.SITE_URL).host;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (this.isForeign(request)) throw new Refusal(403, sentenceFor(403));
    return true;
  }

  private isForeign(request: Request): boolean {
    const site = request.get('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;

    const origin = request.get('origin');
    if (origin === undefined) return false;
    // A strict referrer policy makes the browser send "null" even from our own page.
    if (origin === 'null') return site !== 'same-origin';
    const host = URL.parse(origin)?.host;
    return host !== this.siteHost && host !== request.get('host');
  }
}
