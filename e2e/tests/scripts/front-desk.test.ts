import { expect, test } from 'vitest';
import { Checkout, projectName } from './shell.ts';

const admin = 'ADMIN_PASSWORD_HASH=of the admin';

const settings = (hash: string) =>
  `MODE=containers\n${admin}\nDESK_PASSWORD_HASH=${hash}\n`;

/**
 * Without containers. The program that hashes passwords refuses the admin's,
 * and shows what it gets.
 */
const docker = `
case "$*" in
  *'config --format json'*) ${projectName} ;;
  *cli/hash-password.js*)
    read -r password && read -r other
    [[ $password != "admin's" ]] && echo "$password, not $other" ;;
esac`;

for (const [what, given, after, status, said] of [
  [
    'sets a password, which has to differ from the admin’s',
    'typed',
    'typed, not of the admin',
    0,
    /everyone who signed in with the old one is signed out/,
  ],
  ['changes nothing if it is refused', "admin's", 'OLD', 1, /Nothing was/],
  ['OFF=1 removes it', 'OFF=1', '', 0, /has no password anymore/],
  ['rejects another OFF', 'OFF=no', 'OLD', 1, /make desk-password OFF=1/],
  ['needs an .env', 'ENV_FILE=.none', 'OLD', 1, /"make up" writes it/],
] as const) {
  test(`make desk-password: ${what}`, async () => {
    const checkout = await Checkout.create({ docker, env: settings('OLD') });
    const [name = '', value] = given.split('=');
    const variables = { MODE: 'containers', ...(value && { [name]: value }) };
    const line = `echo "${given}" | scripts/admin.sh desk-password`;
    const outcome = await checkout.run([], line, variables);
    expect(outcome.status, outcome.stderr).toBe(status);
    expect(status === 0 ? outcome.stdout : outcome.stderr).toMatch(said);
    expect(await checkout.read('.env')).toBe(settings(after));
  });
}

/** A running backend, whose program prints what it's told. */
const running = `
case "$*" in
  *'config --format json'*) ${projectName} ;;
  'ps '*) echo 1234 ;;
  'exec --interactive 1234 '*) echo "\${*: -2}" ;;
esac`;

for (const [what, engine, variables, status, said] of [
  ['shows what is set', running, {}, 0, 'dist/backend/src/cli/day.js show\n'],
  [
    'CLEAR=1 takes it down',
    running,
    { CLEAR: '1' },
    0,
    'dist/backend/src/cli/day.js clear\n',
  ],
  [
    'rejects another CLEAR',
    running,
    { CLEAR: 'all' },
    1,
    'Error: CLEAR is all. To take everything down: make today CLEAR=1\n',
  ],
  [
    'needs a running site',
    docker,
    {},
    1,
    'Error: The site isn\'t running. Start it with "make up".\n',
  ],
] as const) {
  test(`make today: ${what}`, async () => {
    const env = settings('');
    const checkout = await Checkout.create({ docker: engine, env });
    const outcome = await checkout.run([], 'scripts/today.sh', variables);
    expect(outcome.status, outcome.stderr).toBe(status);
    expect(outcome.stdout + outcome.stderr).toBe(said);
  });
}
