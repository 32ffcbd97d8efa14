import { text } from 'node:stream/consumers';
import {
  countCharacters,
  hashPassword,
  isStoredHash,
  passwordLength,
  verifyPassword,
} from '../config/password-hash.ts';
import { isWeakPassword } from './weak-passwords.ts';

async function problemWith(
  password: string,
  otherHash: string,
): Promise<string | undefined> {
  const { min, max } = passwordLength;
  const count = countCharacters(password);
  if (count < min) return `Choose a password with at least ${min} characters.`;
  if (count > max) return `Choose a password with at most ${max} characters.`;
  if (isWeakPassword(password)) {
    return 'This password is easily guessed: it looks like one of the most used, or like a simple pattern. Choose four words that have nothing to do with each other.';
  }
  // Their hashes would differ, so no one could tell later.
  if (isStoredHash(otherHash) && (await verifyPassword(password, otherHash)))
    return 'The admin and the front desk need different passwords. Choose another one.';
  return undefined;
}

/**
 * Reads a password from standard input and prints the value of
 * ADMIN_PASSWORD_HASH or DESK_PASSWORD_HASH. A second line, which can be left
 * out, is the value of the other one.
 */
const [password = '', other = ''] = (await text(process.stdin)).split(/\r?\n/);
const problem = await problemWith(password, other);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  console.log(await hashPassword(password));
}
