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
  ['TRUSTED_PROXIES', 'example.com'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,10.0.0.256'],
  ['BIND_ADDRESS', 'localhost'],
  ['BIND_ADDRESS', '127.0.0.1:80'],
  ['BIND_ADDRESS', '10.0.0.0/8'],
  ['BIND_ADDRESS', '256.0.0.1'],
  ['BIND_ADDRESS', '[::1]'],
  ['IPV6', 'yes'],
] as const) {
  test(`rejects ${name}=${value} before anything starts`, async () => {
    const { status, stderr } = await validate(`${name}=${value}`);
    equal(status, 1);
    match(stderr, new RegExp(`^Error: ${name} in .env isn't valid`));
  });
}

for (const line of [
  ...['HSTS=', 'HSTS=year', 'HSTS=year+subdomains', 'BACKEND_REPLICAS=3', 'IPV6=false'],
  ...[
    'BIND_ADDRESS=',
    'BIND_ADDRESS=127.0.0.1',
    'BIND_ADDRESS=0.0.0.0',
    'BIND_ADDRESS=2001:db8::7',
  ],
]) {
  test(`accepts ${line}`, async () => {
    equal((await validate(line)).status, 0);
  });
}
