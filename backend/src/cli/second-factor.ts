import { createInterface } from 'node:readline/promises';
import { renderUnicodeCompact } from 'uqr';
import { createSecret, findStep, keyUri, parseCode } from '../auth/totp.ts';

const maxTries = 3;

/**
 * Shows a new secret as a QR code, and prints the value of ADMIN_TOTP_SECRET
 * once a code proves that an app has it. Only this value goes to standard
 * output. Everything meant for the person goes to standard error.
 */
async function main(): Promise<void> {
  const { SITE_URL } = process.env;
  if (!SITE_URL) {
    console.error(
      'SITE_URL is empty, and apps show it. Run "make admin-second-factor", which sets it.',
    );
    process.exitCode = 1;
    return;
  }
  const secret = createSecret();
  show(secret, SITE_URL);
  let tries = 0;
  ask();
  for await (const line of createInterface({ input: process.stdin })) {
    const code = parseCode(line);
    if (code !== undefined && findStep(secret, code) !== undefined) {
      console.log(secret);
      return;
    }
    tries += 1;
    if (tries === maxTries) break;
    console.error(explain(code));
    ask();
  }
  console.error(
    "\nNo code matched. Check the phone's clock, then run make admin-second-factor again and scan the new QR code.",
  );
  process.exitCode = 1;
}

function show(secret: string, siteUrl: string): void {
  const picture = renderUnicodeCompact(keyUri(secret, siteUrl), {
    ecc: 'L',
    border: 4,
  });
  console.error('Scan this with an authenticator app:\n');
  // White on black, so that cameras can read it on any background.
  for (const line of picture.split('\n'))
    console.error(`\x1b[97;40m${line}\x1b[0m`);
  console.error(
    `\nOr enter this key there: ${secret.replace(/(.{4})(?!$)/g, '$1 ')}\n`,
  );
}

function ask(): void {
  process.stderr.write('The six digits that the app now shows: ');
}

function explain(code: string | undefined): string {
  if (code === undefined) return "That isn't a code of six digits.";
  const time = new Date().toISOString().slice(11, 19);
  return `That code doesn't match. If the app has the key above, compare the clocks: here it's ${time} UTC.`;
}

await main();
