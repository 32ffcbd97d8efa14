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

type Owner = 'admin' | 'desk';

@Injectable()
export class Passwords {
  private last: Promise<unknown> = Promise.resolve();
  private lastOfKnown: Promise<unknown> = Promise.resolve();

  constructor(private readonly settings: Settings) {}

  /**
   * Resolves with whose password it is. Checks one password at a time, because each check takes 46 MiB and a core.
   * Browsers that have signed in before have a queue of their own, because the
   * other one can be long.
   */
  verify(password: string, isKnown: boolean): Promise<Owner | undefined> {
    const check = () => this.ownerOf(password);
    const verdict = (isKnown ? this.lastOfKnown : this.last).then(check);
    const settled = verdict.catch(() => undefined);
    if (isKnown) this.lastOfKnown = settled;
    else this.last = settled;
    return verdict;
  }

  /**
   * Compares it with both, whether or not the first one matches, so that the
   * time doesn't tell.
   */
  private async ownerOf(password: string): Promise<Owner | undefined> {
    const { ADMIN_PASSWORD_HASH, DESK_PASSWORD_HASH } = this.settings;
    const isAdmins = await verifyPassword(password, ADMIN_PASSWORD_HASH);
    const isDesks =
      DESK_PASSWORD_HASH !== '' &&
      (await verifyPassword(password, DESK_PASSWORD_HASH));
    if (isAdmins) return 'admin';
    return isDesks ? 'desk' : undefined;
  }
}

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly passwords: Passwords,
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
    const isKnown = (await this.device.read(request)) !== undefined;
    const owner = await this.passwords.verify(password, isKnown);
    if (owner === undefined) throw new ApiException(401, 'Invalid password');
    const isDesk = owner === 'desk';
    return {
      ...(isDesk && { isDesk }),
      signedInAt: Date.now(),
      credentials: this.credentials.versionFor(isDesk),
    };
  }
}
