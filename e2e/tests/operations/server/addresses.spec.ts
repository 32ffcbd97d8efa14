import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { requireOwnStack } from '../../../src/own-stack.ts';
import { redis } from '../../../src/redis.ts';
import { compose, docker, make } from '../../../src/run.ts';
import { logOf } from '../../../src/service-log.ts';
import { changeSetting } from '../../../src/settings-file.ts';
import { signIn } from '../../../src/sign-in.ts';
import { siteUrl } from '../../../src/site-url.ts';

// SITE_URL is local, and the network has IPv6: see scripts/containers/test-project.sh.

async function inspectNginx<Value>(format: string): Promise<Value> {
  const id = (await compose('ps', '--quiet', 'nginx')).trim();
  return JSON.parse(await docker('inspect', '--format', `{{json ${format}}}`, id)) as Value;
}

/** The status of a request from the backend's container to nginx over IPv6. */
async function requestOverIpv6(path: string, init: RequestInit = {}): Promise<number> {
  const networks = await inspectNginx<Record<string, { GlobalIPv6Address: string }>>(
    '.NetworkSettings.Networks',
  );
  const [address = ''] = Object.values(networks).map(({ GlobalIPv6Address: ipv6 }) => ipv6);
  const url = `http://[${address}]:8080${path}`;
  const script = `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}).then(({ status }) => console.log(status))`;
  return Number(await compose('exec', '-T', 'backend', 'node', '-e', script));
}

test('nginx is published only on 127.0.0.1 while SITE_URL is local', async () => {
  const bindings = await inspectNginx<Record<string, { HostIp: string }[]>>(
    '.HostConfig.PortBindings',
  );
  expect(Object.keys(bindings)).toEqual(['8080/tcp']);
  expect(bindings['8080/tcp']?.map(({ HostIp }) => HostIp)).toEqual(['127.0.0.1']);
});

test('nginx sees the address of an IPv6 client and ignores forged ones', async () => {
  const path = `/${randomUUID()}`;
  const forged = '2001:db8::7';
  const headers = {
    'x-forwarded-for': forged,
    'x-real-ip': forged,
    forwarded: `for="[${forged}]"`,
  };
  expect(await requestOverIpv6(path, { headers })).toBe(404);
  const line = async () => (await logOf('nginx')).find((entry) => entry.path === path);
  await expect.poll(line).toMatchObject({ address: 'fd00:e2e::' });
});

test('five wrong passwords over IPv6 lock out only their own network', async () => {
  const attempt = (password: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const { adminPassword } = requireOwnStack();
  const path = '/api/admin/login';
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await requestOverIpv6(path, attempt('a guess'))).toBe(401);
  }
  expect(await requestOverIpv6(path, attempt(adminPassword))).toBe(429);
  expect((await fetch(new URL(path, siteUrl), attempt(adminPassword))).status).toBe(200);
  const [limit = ''] = await redis('--scan', '--pattern', 'limit:login:fd00:e2e:*::/64');
  expect(await redis('del', limit)).toEqual(['1']);
});

// The first one isn't an address. The second one isn't an address of this machine.
for (const invalid of ['localhost', '192.0.2.1']) {
  test(`make up rejects BIND_ADDRESS=${invalid} without changes`, async () => {
    const undo = await changeSetting('BIND_ADDRESS', invalid);
    await expect(make('up')).rejects.toThrow('BIND_ADDRESS in .env');
    await undo();
    expect((await fetch(siteUrl)).status).toBe(200);
  });
}

test('make up publishes nginx on another BIND_ADDRESS', async () => {
  const undo = await changeSetting('BIND_ADDRESS', '127.0.0.2');
  const { port } = new URL(siteUrl);
  expect(await make('up')).toContain(`The site is up: http://127.0.0.2:${port}`);
  expect((await fetch(`http://127.0.0.2:${port}`)).status).toBe(200);
  await expect(fetch(siteUrl)).rejects.toThrow();
  await undo();
  await make('up');
  expect((await fetch(siteUrl)).status).toBe(200);
});

test('make up replaces the network when IPV6 changes, and keeps the data', async () => {
  const project = process.env['COMPOSE_PROJECT_NAME'] ?? '';
  const hasIpv6 = async () =>
    (
      await docker('network', 'inspect', '--format', '{{.EnableIPv6}}', `${project}_default`)
    ).trim();
  const cookie = await signIn(siteUrl);
  const undo = await changeSetting('IPV6', 'false');
  expect(await make('up')).toContain('The network changes');
  expect(await hasIpv6()).toBe('false');
  await undo();
  await make('up');
  expect(await hasIpv6()).toBe('true');
  const check = await fetch(new URL('/api/admin/check', siteUrl), { headers: { cookie } });
  expect(await check.json()).toEqual({ authenticated: true });
});
