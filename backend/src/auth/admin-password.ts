import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { verifyPassword } from '../password/password-hash.ts';

@Injectable()
export class AdminPassword {
  private readonly stored: string;
  private last: Promise<unknown> = Promise.resolve();
  private lastOfKnown: Promise<unknown> = Promise.resolve();

  constructor(settings: Settings) {
    this.stored = settings.ADMIN_PASSWORD_HASH;
  }

  /**
   * Checks one password at a time, because each check takes 46 MiB and a core. Browsers that have signed in before have
   * a queue of their own, because the other one can be long.
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
