import { createInterface } from 'node:readline/promises';
import { countCharacters, hashPassword, passwordLength } from '../config/password-hash.ts';
import { isWeakPassword } from './weak-passwords.ts';

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
  if (isWeakPassword(password)) {
    return 'This password is easily guessed: it looks like one of the most used, or like a simple pattern. Choose four words that have nothing to do with each other.';
  }
  return undefined;
}

await main();
