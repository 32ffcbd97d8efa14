import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { verifyPassword } from '../password/password-hash.ts';

@Injectable()
export class AdminPassword {
  private readonly stored: string;
  private last: Promise<unknown> = Promise.resolve();

  constructor(settings: Settings) {
    this.stored = settings.ADMIN_PASSWORD_HASH;
  }

  /** Checks one password at a time, because each check takes 46 MiB and a core. */
  verify(password: string): Promise<boolean> {
    const verdict = this.last.then(() => verifyPassword(password, this.stored));
    this.last = verdict.catch(() => undefined);
    return verdict;
  }
}
