import { createInterface } from 'node:readline/promises';
import { hashPassword } from '../password/password-hash.ts';

const minLength = 12;

/** Reads one line from standard input and prints the value of ADMIN_PASSWORD_HASH. */
async function main(): Promise<void> {
  let password = '';
  for await (const line of createInterface({ input: process.stdin })) {
    password = line;
    break;
  }
  if (password.length < minLength) {
    console.error(`Choose a password of at least ${minLength} characters.`);
    process.exitCode = 1;
    return;
  }
  console.log(await hashPassword(password));
}

await main();
