import { equal } from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { Checkout } from './shell.ts';

/** COMPOSE_FILE in .env after the scripts for containers were loaded. */
async function filesAfterLoading(checkout: Checkout): Promise<string> {
  await checkout.run([], '. scripts/containers/environment.sh');
  const settings = await readFile(join(checkout.folder, '.env'), 'utf8');
  return /^COMPOSE_FILE=(.*)$/m.exec(settings)?.[1] ?? '';
}

test('docker-compose.override.yml stays in use with HTTPS, and can be removed', async () => {
  const checkout = await Checkout.create();
  await checkout.addProgram('docker', `echo '{'; echo '  "name": "optometry",'`);
  const tls = 'docker-compose.yml:docker-compose.tls.yml';
  await checkout.write('.env', `MODE=containers\nCOMPOSE_FILE=${tls}\n`);
  equal(await filesAfterLoading(checkout), tls);
  await checkout.write('docker-compose.override.yml', '');
  equal(await filesAfterLoading(checkout), `${tls}:docker-compose.override.yml`);
  equal(await filesAfterLoading(checkout), `${tls}:docker-compose.override.yml`);
  await rm(join(checkout.folder, 'docker-compose.override.yml'));
  equal(await filesAfterLoading(checkout), tls);
});

test('without HTTPS, COMPOSE_FILE stays empty: Compose finds the override by itself', async () => {
  const checkout = await Checkout.create();
  await checkout.addProgram('docker', `echo '{'; echo '  "name": "optometry",'`);
  await checkout.write('.env', 'MODE=containers\n');
  await checkout.write('docker-compose.override.yml', '');
  equal(await filesAfterLoading(checkout), '');
});
