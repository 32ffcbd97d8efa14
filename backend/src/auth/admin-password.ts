import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { verifyPassword } from '../password/password-hash.ts';

@Injectable()
export class AdminPassword {
  /** Changes with the password or the second factor, and reveals nothing about them. */
  readonly version: string;
  private readonly stored: string;
  private last: Promise<unknown> = Promise.resolve();

  constructor(settings: Settings) {
    this.stored = settings.ADMIN_PASSWORD_HASH;
    const credentials = `${this.stored}${settings.ADMIN_TOTP_SECRET}`;
    this.version = createHash('sha256').update(credentials).digest('base64url').slice(0, 16);
  }

  /** Checks one password at a time, because each check takes 46 MiB and a core. */
  verify(password: string): Promise<boolean> {
    const verdict = this.last.then(() => verifyPassword(password, this.stored));
    this.last = verdict.catch(() => undefined);
    return verdict;
  }
}
