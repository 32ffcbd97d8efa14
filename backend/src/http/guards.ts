import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Settings } from '../config/settings.ts';
import { ApiException, messageFor } from './api-exception.ts';

const publicKey = 'public';
const forDeskKey = 'for-desk';
const anyOriginKey = 'any-origin';

/** Opens a call, or all of a controller's, to people who aren't signed in. */
export const Public = () => SetMetadata(publicKey, true);

/**
 * Opens a call, or all of a controller's, to the front desk. All others are the
 * admin's.
 */
export const ForDesk = () => SetMetadata(forDeskKey, true);

/** Also serves a call, or all of a controller's, to pages of other sites. */
export const AnyOrigin = () => SetMetadata(anyOriginKey, true);

/** Whether the call or its controller has a decorator of these two. */
const isMarked = (
  reflector: Reflector,
  key: string,
  context: ExecutionContext,
): boolean =>
  reflector.getAllAndOverride<boolean>(key, [
    context.getHandler(),
    context.getClass(),
  ]);

/**
 * Guards every call that isn't {@link Public}: returns 401 without a signed-in
 * session, and 403 if it's the front desk's and the call isn't {@link ForDesk}.
 * Sessions are only loaded for `/api/admin/`, so any other call has to be
 * public.
 */
@Injectable()
export class AuthenticatedGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (isMarked(this.reflector, publicKey, context)) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const user: { readonly isDesk?: true } | undefined = request.user;
    if (!user) throw new ApiException(401, messageFor(401));
    if (user.isDesk && !isMarked(this.reflector, forDeskKey, context))
      throw new ApiException(
        403,
        'Only the admin can do this. Sign in with the admin’s password.',
      );
    return true;
  }
}

/**
 * Guards every call that isn't marked with {@link AnyOrigin}: rejects browser
 * requests from other sites, or from our page opened at another address.
 * Requests without Origin and Sec-Fetch-Site don't come from a browser page and
 * pass.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly siteOrigin: string;

  constructor(
    settings: Settings,
    private readonly reflector: Reflector,
  ) {
    this.siteOrigin = new URL(settings.SITE_URL).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    if (isMarked(this.reflector, anyOriginKey, context)) return true;
    const request = context.switchToHttp().getRequest<Request>();
    if (this.isForeign(request)) {
      throw new ApiException(
        403,
        `This page was opened at a different address. Go to ${this.siteOrigin} and try again.`,
      );
    }
    return true;
  }

  private isForeign(request: Request): boolean {
    const site = request.get('sec-fetch-site');
    // Checked first: with a strict referrer policy, browsers send `Origin:
    // null` even from our own page.
    if (site === 'same-origin') return false;

    const origin = request.get('origin');
    // "none" is the address bar. Host isn't checked, because any domain can
    // point to this server.
    if (origin === undefined) return site !== undefined && site !== 'none';
    return origin !== this.siteOrigin;
  }
}

export const json = 'application/json';
export const form = 'application/x-www-form-urlencoded';

class MediaTypeGuard implements CanActivate {
  constructor(private readonly accepted: string[]) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    // An empty body has no media type.
    if (request.get('content-length') === '0') return true;
    if (request.is(this.accepted) === false)
      throw new ApiException(415, messageFor(415));
    return true;
  }
}

/** Returns 415 for other media types. */
export const Consumes = (
  ...mediaTypes: string[]
): ClassDecorator & MethodDecorator =>
  UseGuards(new MediaTypeGuard(mediaTypes));
