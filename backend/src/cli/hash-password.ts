import { createInterface } from 'node:readline/promises';
import { countCharacters, hashPassword, passwordLength } from '../password/password-hash.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Reads one line from standard input and prints the value of ADMIN_PASSWORD_HASH. */
async function main(): Promise<void> {
  let password = '';
  for await (const line of createInterface({ input: process.stdin })) {
    password = line;
    break;
  }
  const problem = problemWith(password);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  console.log(await hashPassword(password));
}

function problemWith(password: string): string | undefined {
  const { min, max } = passwordLength;
  const count = countCharacters(password);
  if (count < min) return `Choose a password with at least ${min} characters.`;
  if (count > max) return `Choose a password with at most ${max} characters.`;
  if (isCommonPassword(password)) {
    return 'This is one of the most used passwords, or two of them in a row. Choose another one.';
  }
  return undefined;
}

await main();
