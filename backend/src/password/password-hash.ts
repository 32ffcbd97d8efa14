import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

interface Cost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id: 46 MiB, one pass, one lane. */
const recommended: Cost = { memory: 47_104, passes: 1, parallelism: 1 };
const tagLength = 32;
const saltLength = 16;

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{22,})\$([A-Za-z0-9+/]{43,})$/;

/**
 * Hashes a password with argon2id and a fresh salt.
 * Returns the PHC string in base64url, since Compose would interpolate the `$` of a plain one.
 */
export async function hashPassword(password: string, cost = recommended): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await deriveTag(password, salt, tagLength, cost);
  const { memory, passes, parallelism } = cost;
  const phc = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
  return Buffer.from(phc).toString('base64url');
}

/** Tells whether `stored` is what {@link hashPassword} returns. */
export function isStoredHash(stored: unknown): boolean {
  return typeof stored === 'string' && parse(stored) !== undefined;
}

/** Compares in constant time. Throws when `stored` isn't a hash of this form. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parsed = parse(stored);
  if (!parsed) throw new TypeError('The stored password hash is malformed.');
  const tag = await deriveTag(password, parsed.salt, parsed.tag.length, parsed.cost);
  return timingSafeEqual(tag, parsed.tag);
}

function parse(stored: string) {
  const match = phcPattern.exec(Buffer.from(stored, 'base64url').toString());
  if (!match) return undefined;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** The same password typed on another keyboard can arrive in another Unicode form. */
function deriveTag(password: string, nonce: Buffer, length: number, parameters: Cost) {
  const message = Buffer.from(password.normalize('NFKC'));
  return derive('argon2id', { message, nonce, tagLength: length, ...parameters });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** In characters as people count them. No limit below 64 (NIST SP 800-63B); an upper one bounds the hashing. */
export const passwordLength = { min: 12, max: 256 } as const;

/** Counts an emoji or a rare letter once, though it takes two units of the string. */
export function countCharacters(password: string): number {
  return Array.from(password).length;
}
