import { equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { Checkout } from './shell.ts';

const parts = ['messages', 'settings', 'site-settings'];

const validate = async (line: string) => {
  const checkout = await Checkout.create();
  await checkout.write('.env', `${line}\n`);
  return checkout.run(parts, 'validate_settings');
};

for (const [name, value] of [
  ['HSTS', '1 year'],
  ['HSTS', 'subdomains'],
  ['BACKEND_REPLICAS', '0'],
  ['TRUSTED_PROXIES', 'a.b'],
] as const) {
  test(`rejects ${name}=${value} before anything starts`, async () => {
    const { status, stderr } = await validate(`${name}=${value}`);
    equal(status, 1);
    match(stderr, new RegExp(`^Error: ${name} in .env isn't valid`));
  });
}

for (const line of ['HSTS=', 'HSTS=year', 'HSTS=year+subdomains', 'BACKEND_REPLICAS=3']) {
  test(`accepts ${line}`, async () => {
    equal((await validate(line)).status, 0);
  });
}
