import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { Settings } from '../config/settings.ts';
import { adminUnavailable } from '../http/api-exception.ts';
import { addressGroup } from '../redis/rate-limits.ts';
import { Redis } from '../redis/redis.ts';
import { Credentials } from './credentials.ts';
import type { Admin } from './session.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const linkValidity = 10 * minute;

/** How often everyone has been signed out. */
const generationKey = 'devices:generation';

/** A link that marks the browser in which it's opened. */
export function createDeviceLink(settings: Settings, now = Date.now()): string {
  const id = randomUUID();
  const expires = now + linkValidity;
  const signature = sign(settings, linkText(id, expires));
  const link = new URL('/api/admin/device', settings.SITE_URL);
  link.searchParams.set('token', `${id}.${expires}.${signature}`);
  return link.href;
}

const linkText = (id: string, expires: number | string): string =>
  `link:${id}:${expires}`;

/**
 * Marks a browser that has signed in before, so that guesses from elsewhere
 * don't keep it out. It doesn't sign anyone in. See
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    private readonly settings: Settings,
    private readonly redis: Redis,
    private readonly credentials: Credentials,
  ) {
    const secure = new URL(settings.SITE_URL).protocol === 'https:';
    this.name = secure ? '__Secure-device' : 'device';
    const path = '/api/admin/login';
    this.options = {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: 180 * day,
    };
  }

  /**
   * The number of the browser, or undefined if it hasn't signed in before. Any
   * cookie of this name counts, because other sites of the domain can set more.
   */
  async read({ headers }: Request): Promise<string | undefined> {
    const values = (headers.cookie ?? '')
      .split(';')
      .map((cookie) => cookie.trim().split('='))
      .filter(([name]) => name === this.name)
      .map(([, value = '']) => value.split('.'));
    if (values.length === 0) return undefined;
    const generation = await this.generation();
    const [id] =
      values.find(([id = '', signature = '']) =>
        this.isSigned(this.deviceText(id, generation), signature),
      ) ?? [];
    return id;
  }

  /**
   * Whose tries to sign in are counted: a known browser's own, or else its
   * network's.
   */
  async clientOf(request: Request): Promise<string> {
    const id = await this.read(request);
    return id === undefined ? addressGroup(request.ip ?? '') : `device:${id}`;
  }

  /**
   * Marks a browser that has just signed in. The front desk gets one number for
   * its network: with a new one each time, it would get new tries at the
   * admin's password.
   */
  async set(request: Request, response: Response): Promise<void> {
    const { ip = '', user } = request;
    const isDesk = (user as Admin | undefined)?.isDesk;
    const id = isDesk
      ? sign(this.settings, `desk:${addressGroup(ip)}`)
      : randomUUID();
    await this.setTo((await this.read(request)) ?? id, response);
  }

  /**
   * Marks the browser if the link is valid and hasn't been opened, and resolves
   * with whether it is.
   */
  async acceptLink(token: string, response: Response): Promise<boolean> {
    const [id = '', expires = '', signature = ''] = token.split('.');
    const isValid =
      this.isSigned(linkText(id, expires), signature) &&
      Number(expires) > Date.now();
    if (!isValid) return false;
    const isFirst = await this.redis.client
      .set(`device-link:${id}`, 'opened', {
        condition: 'NX',
        expiration: { type: 'PX', value: linkValidity },
      })
      .catch(unavailable);
    if (isFirst !== null) await this.setTo(id, response);
    return isFirst !== null;
  }

  /** Forgets all browsers. */
  async forgetAll(): Promise<void> {
    await this.redis.client.incr(generationKey);
  }

  private async setTo(id: string, response: Response): Promise<void> {
    const text = this.deviceText(id, await this.generation());
    response.cookie(
      this.name,
      `${id}.${sign(this.settings, text)}`,
      this.options,
    );
  }

  private async generation(): Promise<string> {
    const stored = await this.redis.client
      .get(generationKey)
      .catch(unavailable);
    return stored ?? '0';
  }

  /** A new password or second factor also forgets all browsers. */
  private deviceText(id: string, generation: string): string {
    return `device:${id}:${generation}:${this.credentials.versionFor()}`;
  }

  private isSigned(text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    const expected = Buffer.from(sign(this.settings, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

const unavailable = (): never => {
  throw adminUnavailable();
};

const sign = ({ SESSION_SECRET }: Settings, text: string): string =>
  createHmac('sha256', SESSION_SECRET).update(text).digest('base64url');
