import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { verifyPassword } from '../password/password-hash.ts';

@Injectable()
export class AdminPassword {
  /** Changes with the password and reveals nothing about it. */
  readonly version: string;
  private readonly stored: string;
  private last: Promise<unknown> = Promise.resolve();

  constructor(settings: Settings) {
    this.stored = settings.ADMIN_PASSWORD_HASH;
    this.version = createHash('sha256').update(this.stored).digest('base64url').slice(0, 16);
  }

  /** Checks one password at a time, because each check takes 46 MiB and a core. */
  verify(password: string): Promise<boolean> {
    const verdict = this.last.then(() => verifyPassword(password, this.stored));
    this.last = verdict.catch(() => undefined);
    return verdict;
  }
}
