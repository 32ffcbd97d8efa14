import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  changeSetting,
  compose,
  hasIpv6,
  inspect,
  logOf,
  make,
} from '../../../src/compose-project.ts';
import { signIn } from '../../../src/own-stack.ts';
import { siteUrl } from '../../../src/environment.ts';

// At first, SITE_URL is local, and the network has no IPv6: see
// scripts/test-containers.sh.

test('make up publishes nginx on another BIND_ADDRESS, replaces the network when IPV6 changes, and keeps the data', async () => {
  expect(await hasIpv6()).toBe(false);
  const cookie = await signIn(siteUrl);
  await changeSetting('IPV6', 'true');
  const undo = await changeSetting('BIND_ADDRESS', '127.0.0.2');
  const output = await make('up');
  const { port } = new URL(siteUrl);
  expect(output).toContain('The network changes');
  expect(output).toContain(`The site is up: http://127.0.0.2:${port}`);
  expect(await hasIpv6()).toBe(true);
  expect((await fetch(`http://127.0.0.2:${port}`)).status).toBe(200);
  await expect(fetch(siteUrl)).rejects.toThrow();

  await undo();
  await make('up');
  const check = await fetch(new URL('/api/admin/check', siteUrl), {
    headers: { cookie },
  });
  expect(await check.json()).toEqual({ authenticated: true });
});

/** The status of a request from the backend's container to nginx over IPv6. */
async function requestOverIpv6(
  path: string,
  init: RequestInit = {},
): Promise<number> {
  const { Networks } = (await inspect('nginx')).NetworkSettings;
  const [address = ''] = Object.values(Networks).map(
    ({ GlobalIPv6Address: ipv6 }) => ipv6,
  );
  const url = `http://[${address}]:8080${path}`;
  const script = `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}).then(({ status }) => console.log(status))`;
  return Number(await compose('exec', '-T', 'backend', 'node', '-e', script));
}

test('nginx sees the address of an IPv6 client and ignores forged ones', async () => {
  const path = `/${randomUUID()}`;
  const forged = '2001:db8::7';
  const headers = {
    'x-forwarded-for': forged,
    'x-real-ip': forged,
    forwarded: `for="[${forged}]"`,
  };
  expect(await requestOverIpv6(path, { headers })).toBe(404);
  const line = async () =>
    (await logOf('nginx')).find((entry) => entry.path === path);
  await expect.poll(line).toMatchObject({ address: 'fd00:e2e::' });
});
