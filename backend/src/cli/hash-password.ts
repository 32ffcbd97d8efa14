import { text } from 'node:stream/consumers';
import {
  countCharacters,
  hashPassword,
  passwordLength,
} from '../config/password-hash.ts';
import { isWeakPassword } from './weak-passwords.ts';

function problemWith(password: string): string | undefined {
  const { min, max } = passwordLength;
  const count = countCharacters(password);
  if (count < min) return `Choose a password with at least ${min} characters.`;
  if (count > max) return `Choose a password with at most ${max} characters.`;
  if (isWeakPassword(password)) {
    return 'This password is easily guessed: it looks like one of the most used, or like a simple pattern. Choose four words that have nothing to do with each other.';
  }
  return undefined;
}

/**
 * Reads one line from standard input and prints the value of
 * ADMIN_PASSWORD_HASH.
 */
const [password = ''] = (await text(process.stdin)).split(/\r?\n/);
const problem = problemWith(password);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  console.log(await hashPassword(password));
}
