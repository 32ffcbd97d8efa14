import { Secret, TOTP } from 'otpauth';

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The code that an authenticator app shows now, or showed a number of milliseconds ago. */
export function codeOf(secret: string, age = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() - age });
}
