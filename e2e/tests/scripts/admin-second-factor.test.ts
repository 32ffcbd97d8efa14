import { expect, test } from 'vitest';
import { Checkout, projectName } from './shell.ts';

const settings = (secret: string) =>
  `MODE=containers\nSITE_URL=https://www.example.com\nADMIN_TOTP_SECRET=${secret}\n`;

/**
 * Without containers. The backend's program has the exit status of the answer.
 */
const docker = `
case "$*" in
  *'config --format json'*) ${projectName} ;;
  *cli/second-factor.js*) read -r answer && [[ $answer == right ]] && echo NEW ;;
esac`;

const on =
  'The second factor is on, and everyone but the front desk is signed out\\.';
const built = new RegExp(`^ +0:0\\d {2}Building the backend \\.\\.\\.\n${on}`);

const off = /is off, and everyone but the front desk is signed out/;

for (const [what, before, given, after, status, said] of [
  ['writes the secret after a right code', 'OLD', 'right', 'NEW', 0, built],
  [
    'changes nothing after a wrong code',
    'OLD',
    'wrong',
    'OLD',
    1,
    /Nothing was changed/,
  ],
  ['OFF=1 removes the secret', 'OLD', 'OFF=1', '', 0, off],
  [
    'OFF=1 changes nothing when it is already off',
    '',
    'OFF=1',
    '',
    0,
    /^It was already/,
  ],
  [
    'rejects another OFF',
    'OLD',
    'OFF=yes',
    'OLD',
    1,
    /make admin-second-factor OFF=1/,
  ],
  ['needs an .env', 'OLD', 'ENV_FILE=.none', 'OLD', 1, /"make up" writes it/],
] as const) {
  test(what, async () => {
    const checkout = await Checkout.create({ docker, env: settings(before) });
    const [name = '', value] = given.split('=');
    const variables = { MODE: 'containers', ...(value && { [name]: value }) };
    const line = `echo ${given} | scripts/admin.sh second-factor`;
    const outcome = await checkout.run([], line, variables);
    expect(outcome.status, outcome.stderr).toBe(status);
    expect(status === 0 ? outcome.stdout : outcome.stderr).toMatch(said);
    expect(await checkout.read('.env')).toBe(settings(after));
  });
}
