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
 * Hashes a password with argon2id and a random salt. Returns the PHC string as
 * base64url, because Compose would interpolate its `$`.
 */
export async function hashPassword(
  password: string,
  cost = recommended,
): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await deriveTag(password, salt, tagLength, cost);
  const { memory, passes, parallelism } = cost;
  const phc = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
  return Buffer.from(phc).toString('base64url');
}

/** Whether `stored` has the format of {@link hashPassword}. */
export const isStoredHash = (stored: unknown): boolean =>
  typeof stored === 'string' && parse(stored) !== undefined;

/** Compares in constant time. Throws if `stored` is malformed. */
export async function verifyPassword(
  password: string,
  stored: string,
): Promise<boolean> {
  const parsed = parse(stored);
  if (!parsed) throw new TypeError('The stored password hash is malformed.');
  const tag = await deriveTag(
    password,
    parsed.salt,
    parsed.tag.length,
    parsed.cost,
  );
  return timingSafeEqual(tag, parsed.tag);
}

function parse(stored: string) {
  const match = phcPattern.exec(Buffer.from(stored, 'base64url').toString());
  if (!match) return undefined;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    cost: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/**
 * Normalizes the password, because keyboards can produce different Unicode
 * forms.
 */
function deriveTag(
  password: string,
  nonce: Buffer,
  length: number,
  parameters: Cost,
) {
  const message = Buffer.from(password.normalize('NFKC'));
  return derive('argon2id', {
    message,
    nonce,
    tagLength: length,
    ...parameters,
  });
}

const unpadded = (bytes: Buffer): string =>
  bytes.toString('base64').replaceAll('=', '');

/** In code points. NIST SP 800-63B requires a maximum of at least 64. */
export const passwordLength = { min: 12, max: 256 } as const;

/** Counts code points, so that an emoji counts once. */
export const countCharacters = (password: string): number =>
  Array.from(password).length;

/**
 * A code point has at most two UTF-16 units. Those of a longer text don't have
 * to be counted.
 */
export const isTooLong = (password: string): boolean =>
  password.length > 2 * passwordLength.max ||
  countCharacters(password) > passwordLength.max;
