import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Redis } from '../redis/redis.ts';
import { Credentials } from './credentials.ts';
import { findStep, parseCode } from './totp.ts';

/**
 * In seconds: longer than a code is valid, with one step before and after its
 * own.
 */
const keptFor = 120;

/** The code from the admin's authenticator app. See docs/decisions/signing-in.md. */
@Injectable()
export class SecondFactor {
  readonly isOn: boolean;
  /** The front desk signs in without one. */
  readonly codeIsOptional: boolean;
  private readonly secret: string;
  private readonly keyPrefix: string;

  constructor(
    settings: Settings,
    credentials: Credentials,
    private readonly redis: Redis,
  ) {
    this.secret = settings.ADMIN_TOTP_SECRET;
    this.isOn = this.secret !== '';
    this.codeIsOptional = this.isOn && settings.DESK_PASSWORD_HASH !== '';
    // A new secret has codes of its own for the same time steps.
    this.keyPrefix = `second-factor:${credentials.secondFactor}:`;
  }

  /** Whether a sign-in can be tried with this code. */
  takes(input: unknown): boolean {
    if (!this.isOn || parseCode(input) !== undefined) return true;
    return this.codeIsOptional && (input === undefined || input === '');
  }

  /**
   * Whether the admin's password and code are both right. Then the code is used up. Each
   * failure takes one command that writes nothing, so its time reveals neither
   * which of the two was wrong nor whether the code had been used.
   */
  async complete(passwordIsRight: boolean, input: unknown): Promise<boolean> {
    if (!this.isOn) return passwordIsRight;
    const { client } = this.redis;
    const step = findStep(this.secret, parseCode(input) ?? '');
    const key = `${this.keyPrefix}${step ?? 'none'}`;
    if (!passwordIsRight || step === undefined) {
      await client.exists(key);
      return false;
    }
    const expiration = { type: 'EX', value: keptFor } as const;
    return (
      (await client.set(key, 'used', { condition: 'NX', expiration })) !== null
    );
  }
}
