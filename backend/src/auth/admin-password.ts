import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { verifyPassword } from '../password/password-hash.ts';

@Injectable()
export class AdminPassword {
  /** Changes with the password and tells nothing of it. */
  readonly version: string;
  private readonly stored: string;

  constructor(settings: Settings) {
    this.stored = settings.ADMIN_PASSWORD_HASH;
    this.version = createHash('sha256').update(this.stored).digest('base64url').slice(0, 16);
  }

  verify(password: string): Promise<boolean> {
    return verifyPassword(password, this.stored);
  }
}
