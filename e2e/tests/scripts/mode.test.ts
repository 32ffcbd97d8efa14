import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { Checkout } from './shell.ts';

const parts = ['mode'];
const docker = {
  available: 'case "$1 $2" in "volume ls") ;; esac',
  hasVolumes: 'case "$1 $2" in "volume ls") echo ours_redis ;; esac',
  down: 'echo "Cannot connect to the Docker daemon" >&2; exit 1',
};

let checkout: Checkout;

beforeEach(async () => {
  checkout = await Checkout.create();
});

const choose = (mode = '') => checkout.run(parts, 'choose_mode up', { MODE: mode });

for (const [state, script, mode] of [
  ['Docker is available', docker.available, 'containers'],
  ['Docker is down', docker.down, 'local'],
] as const) {
  test(`the first start selects ${mode} if ${state}`, async () => {
    await checkout.addProgram('docker', script);
    equal((await choose()).stdout, mode);
  });
}

test('the first start uses the requested mode', async () => {
  await checkout.addProgram('docker', docker.available);
  equal((await choose('local')).stdout, 'local');
});

test('fails if containers are requested and Docker is down', async () => {
  await checkout.addProgram('docker', docker.down);
  const { status, stderr } = await choose('containers');
  equal(status, 1);
  match(stderr, /needs Docker \(MODE=containers\)[^]*systemctl start docker/);
});

test('fails with instructions if the recorded mode needs Docker and it is down', async () => {
  await checkout.addProgram('docker', docker.down);
  await checkout.write('.env', 'MODE=containers\n');
  const { status, stdout, stderr } = await choose();
  deepEqual([status, stdout], [1, '']);
  match(stderr, /Nothing was changed\.[^]*systemctl start docker/);
});

test('keeps the recorded mode even if Docker is available now', async () => {
  await checkout.addProgram('docker', docker.hasVolumes);
  await checkout.write('.env', 'MODE=local\n');
  equal((await choose()).stdout, 'local');
});

test('rejects a mode that contradicts the recorded one', async () => {
  await checkout.addProgram('docker', docker.available);
  await checkout.write('.env', 'MODE=containers\n');
  const { status, stderr } = await choose('local');
  equal(status, 1);
  match(stderr, /This site runs with MODE=containers, but you asked for MODE=local\./);
});

test('selects containers for an .env without a mode if the project has volumes', async () => {
  await checkout.addProgram('docker', docker.hasVolumes);
  await checkout.write('.env', 'SITE_URL=\n');
  await mkdir(join(checkout.folder, '.local/redis'), { recursive: true });
  equal((await choose()).stdout, 'containers');
  equal((await choose('local')).status, 1);
});

test('selects local for an .env without a mode if there is local data', async () => {
  await checkout.addProgram('docker', docker.available);
  await checkout.write('.env', 'SITE_URL=\n');
  await mkdir(join(checkout.folder, '.local/redis'), { recursive: true });
  equal((await choose()).stdout, 'local');
});

test('fails for an .env without a mode if Docker is down', async () => {
  await checkout.addProgram('docker', docker.down);
  await checkout.write('.env', 'SITE_URL=\n');
  const { status, stderr } = await choose();
  equal(status, 1);
  match(stderr, /doesn't say how this site runs, and Docker isn't answering/);
});

test('records the mode once and keeps all other lines', async () => {
  await checkout.write('.env', '# mine\nMODE=\nSITE_URL=http://a.test\n');
  await checkout.run(parts, 'record_mode', { MODE: 'containers' });
  await checkout.run(parts, 'record_mode', { MODE: 'local' });
  const written = await readFile(join(checkout.folder, '.env'), 'utf8');
  equal(written, '# mine\nMODE=containers\nSITE_URL=http://a.test\n');
});
