import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { Settings } from '../config/settings.ts';
import { addressGroup } from '../redis/rate-limits.ts';
import type { Admin } from './session.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const linkValidity = 10 * minute;

/**
 * Marks a browser that has signed in before, so that guesses from elsewhere
 * don't keep it out. It doesn't sign anyone in. See
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly options: CookieOptions;
  private readonly secret: string;
  private readonly siteUrl: string;

  constructor({ SITE_URL, SESSION_SECRET }: Settings) {
    this.siteUrl = SITE_URL;
    const secure = new URL(SITE_URL).protocol === 'https:';
    this.name = secure ? '__Secure-device' : 'device';
    const path = '/api/admin/login';
    this.options = {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: 180 * day,
    };
    this.secret = SESSION_SECRET;
  }

  /** The number of the browser, or undefined if it hasn't signed in before. */
  read({ headers }: Request): string | undefined {
    const cookies = (headers.cookie ?? '')
      .split('; ')
      .map((cookie) => cookie.split('='));
    const [, value = ''] = cookies.find(([name]) => name === this.name) ?? [];
    const [id = '', signature = ''] = value.split('.');
    return this.isSigned(`device:${id}`, signature) ? id : undefined;
  }

  /**
   * Whose tries to sign in are counted: a known browser's own, or else its
   * network's.
   */
  clientOf(request: Request): string {
    const id = this.read(request);
    return id === undefined ? addressGroup(request.ip ?? '') : `device:${id}`;
  }

  /**
   * Marks a browser that has just signed in. The front desk gets one number for
   * its network: with a new one each time, it would get new tries at the
   * admin's password.
   */
  set(request: Request, response: Response): void {
    const { ip = '', user } = request;
    const isDesk = (user as Admin | undefined)?.isDesk;
    const id = isDesk ? this.sign(`desk:${addressGroup(ip)}`) : randomUUID();
    this.setTo(this.read(request) ?? id, response);
  }

  /** A link that marks the browser in which it's opened. */
  createLink(now = Date.now()): string {
    const id = randomUUID();
    const expires = now + linkValidity;
    const signature = this.sign(`link:${id}:${expires}`);
    const link = new URL('/api/admin/device', this.siteUrl);
    link.searchParams.set('token', `${id}.${expires}.${signature}`);
    return link.href;
  }

  /**
   * Marks the browser if the link is valid, and returns whether it is. Opened
   * again, it's the same device.
   */
  acceptLink(token: string, response: Response): boolean {
    const [id = '', expires = '', signature = ''] = token.split('.');
    const isValid =
      this.isSigned(`link:${id}:${expires}`, signature) &&
      Number(expires) > Date.now();
    if (isValid) this.setTo(id, response);
    return isValid;
  }

  private setTo(id: string, response: Response): void {
    response.cookie(
      this.name,
      `${id}.${this.sign(`device:${id}`)}`,
      this.options,
    );
  }

  private isSigned(text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.sign(text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
