import { equal, match } from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Checkout, projectName } from './shell.ts';

const before = 'MODE=containers\nSITE_URL=https://www.example.com\nADMIN_TOTP_SECRET=OLD\n';

/** Without containers. The backend's program has the exit status of the answer. */
const docker = `
case "$*" in
  *'config --format json'*) ${projectName} ;;
  *cli/second-factor.js*) read -r answer && [[ $answer == right ]] && echo NEW ;;
esac`;

let checkout: Checkout;

beforeEach(async () => {
  checkout = await Checkout.create({ docker, env: before });
});

const change = (answer: string, variables: NodeJS.ProcessEnv = {}) =>
  checkout.run([], `echo ${answer} | scripts/admin.sh second-factor`, {
    MODE: 'containers',
    ...variables,
  });

const settings = () => checkout.read('.env');

test('writes the secret after a right code', async () => {
  const { status, stdout, stderr } = await change('right');
  equal(status, 0, stderr);
  match(
    stdout,
    /^ +0:0\d {2}Building the backend \.\.\.\nThe second factor is on, and everyone is signed out\./,
  );
  equal(await settings(), before.replace('OLD', 'NEW'));
});

test('changes nothing after a wrong code', async () => {
  const { status, stderr } = await change('wrong');
  equal(status, 1);
  match(stderr, /Nothing was changed/);
  equal(await settings(), before);
});

test('OFF=1 removes the secret', async () => {
  const { status, stdout, stderr } = await change('', { OFF: '1' });
  equal(status, 0, stderr);
  match(stdout, /^The second factor is off, and everyone is signed out\./);
  equal(await settings(), before.replace('OLD', ''));
});

test('OFF=1 changes nothing when it is already off', async () => {
  await checkout.write('.env', before.replace('OLD', ''));
  const { status, stdout, stderr } = await change('', { OFF: '1' });
  equal(status, 0, stderr);
  match(stdout, /^It was already off\./);
  equal(await settings(), before.replace('OLD', ''));
});

test('rejects another OFF', async () => {
  const { status, stderr } = await change('right', { OFF: 'yes' });
  equal(status, 1);
  match(stderr, /make admin-second-factor OFF=1/);
  equal(await settings(), before);
});

test('needs an .env', async () => {
  const { status, stderr } = await change('right', { ENV_FILE: '.env.missing' });
  equal(status, 1);
  match(stderr, /"make up" writes it/);
});
