import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';

/** Fingerprints of the password and the second factor. They change with them and reveal nothing. */
@Injectable()
export class Credentials {
  readonly password: string;
  /** Empty without a second factor. */
  readonly secondFactor: string;
  /** Of both together. */
  readonly version: string;

  constructor({ ADMIN_PASSWORD_HASH, ADMIN_TOTP_SECRET }: Settings) {
    this.password = fingerprint(ADMIN_PASSWORD_HASH);
    this.secondFactor = fingerprint(ADMIN_TOTP_SECRET);
    this.version = `${this.password}:${this.secondFactor}`;
  }
}

function fingerprint(secret: string): string {
  return secret && createHash('sha256').update(secret).digest('base64url').slice(0, 16);
}
