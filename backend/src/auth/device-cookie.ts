import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { Settings } from '../config/settings.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Marks a browser that has signed in before, so that guesses from elsewhere don't keep it out. It doesn't sign anyone
 * in. See https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly options: CookieOptions;
  private readonly secret: string;

  constructor({ SITE_URL, SESSION_SECRET }: Settings) {
    const secure = new URL(SITE_URL).protocol === 'https:';
    this.name = secure ? '__Secure-device' : 'device';
    const path = '/api/admin/login';
    this.options = { path, httpOnly: true, sameSite: 'strict', secure, maxAge: 180 * day };
    this.secret = SESSION_SECRET;
  }

  /** The number of the browser, or undefined if it hasn't signed in before. */
  read({ headers }: Request): string | undefined {
    const cookies = (headers.cookie ?? '').split('; ').map((cookie) => cookie.split('='));
    const [, value = ''] = cookies.find(([name]) => name === this.name) ?? [];
    const [id = '', signature = ''] = value.split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.sign(id))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  /** After signing in. */
  set(request: Request, response: Response): void {
    const id = this.read(request) ?? randomUUID();
    response.cookie(this.name, `${id}.${this.sign(id)}`, this.options);
  }

  private sign(id: string): string {
    return createHmac('sha256', this.secret).update(`device:${id}`).digest('base64url');
  }
}
