import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { Settings } from '../config/settings.ts';
import { verifyPassword } from '../config/password-hash.ts';
import { ApiException } from '../http/api-exception.ts';
import { Credentials } from './credentials.ts';
import { DeviceCookie } from './device-cookie.ts';
import type { Admin } from './session.ts';

@Injectable()
export class AdminPassword {
  private readonly stored: string;
  private last: Promise<unknown> = Promise.resolve();
  private lastOfKnown: Promise<unknown> = Promise.resolve();

  constructor(settings: Settings) {
    this.stored = settings.ADMIN_PASSWORD_HASH;
  }

  /**
   * Checks one password at a time, because each check takes 46 MiB and a core.
   * Browsers that have signed in before have a queue of their own, because the
   * other one can be long.
   */
  verify(password: string, isKnown: boolean): Promise<boolean> {
    const check = () => verifyPassword(password, this.stored);
    const verdict = (isKnown ? this.lastOfKnown : this.last).then(check);
    const settled = verdict.catch(() => undefined);
    if (isKnown) this.lastOfKnown = settled;
    else this.last = settled;
    return verdict;
  }
}

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly password: AdminPassword,
    private readonly credentials: Credentials,
    private readonly device: DeviceCookie,
  ) {
    // The strategy requires a username. There is none, so it reads the password
    // twice.
    super({
      usernameField: 'password',
      passwordField: 'password',
      passReqToCallback: true,
    });
  }

  async validate(
    request: Request,
    _username: string,
    password: string,
  ): Promise<Admin> {
    const isKnown = this.device.read(request) !== undefined;
    if (!(await this.password.verify(password, isKnown)))
      throw new ApiException(401, 'Invalid password');
    return { signedInAt: Date.now(), credentials: this.credentials.version };
  }
}
