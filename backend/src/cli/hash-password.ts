import { text } from 'node:stream/consumers';
import { hashPassword } from '../config/password-hash.ts';
import { problemWith } from './weak-passwords.ts';

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
