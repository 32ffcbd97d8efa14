import { Secret, TOTP } from 'otpauth';
import { plainCharacters } from 'shared/typed-text';

/** RFC 6238 with what every authenticator app supports. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** In bytes. RFC 4226 recommends 160 bits. */
const secretSize = 20;

/** A new random secret in base32, as apps expect it. */
export const createSecret = (): string =>
  new Secret({ size: secretSize }).base32;

/** The address in the QR code, which adds the site to an authenticator app. */
export function keyUri(secret: string, siteUrl: string): string {
  const issuer = new URL(siteUrl).host;
  return new TOTP({ ...parameters, secret, issuer, label: 'admin' }).toString();
}

/**
 * The number of the time step that a code belongs to: the current one, or one
 * before or after it, because clocks differ and typing takes time. Undefined if
 * the code is wrong.
 */
export function findStep(
  secret: string,
  code: string,
  now = Date.now(),
): number | undefined {
  const totp = new TOTP({ ...parameters, secret });
  const distance = totp.validate({ token: code, timestamp: now, window: 1 });
  return distance === null
    ? undefined
    : totp.counter({ timestamp: now }) + distance;
}

/** Six digits, with room for spaces. */
const maxInputLength = 32;

/**
 * Removes the space that apps show in the middle of a code. Undefined if it
 * isn't six digits.
 */
export function parseCode(input: unknown): string | undefined {
  if (typeof input !== 'string' || input.length > maxInputLength)
    return undefined;
  const code = plainCharacters(input).replaceAll(' ', '');
  return /^[0-9]{6}$/.test(code) ? code : undefined;
}
