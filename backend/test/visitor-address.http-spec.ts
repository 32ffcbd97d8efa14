import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cheapHash, withRedis } from './support/admin.ts';
import { NginxServer } from './support/nginx-server.ts';
import { adminPassword, Site } from './support/site.ts';

let site: Site;
let nginx: NginxServer | undefined;

beforeAll(async () => {
  site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash() });
});

beforeEach(() => withRedis(site, (redis) => redis.flushAll()));

afterEach(async () => {
  await nginx?.stop();
  nginx = undefined;
});

afterAll(() => site.close());

/** Starts nginx in front of the site. */
async function start(options: { trustedProxies?: string; variable?: string } = {}) {
  const backend = new URL(await site.app.getUrl()).host;
  return (nginx = await NginxServer.start({ backend, ...options }));
}

/** The status of a sign-in through nginx. */
async function signIn(url: string, password: string, headers: Record<string, string> = {}) {
  const { status } = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ password }),
  });
  return status;
}

test("five wrong passwords over IPv6 lock out neither IPv4 nor a forged header's address", async () => {
  const server = await start();
  for (let tries = 0; tries < 5; tries += 1) {
    const forged = `2001:db8:${tries}::1`;
    const headers = {
      'X-Forwarded-For': forged,
      'X-Real-IP': forged,
      Forwarded: `for="[${forged}]"`,
    };
    expect(await signIn(server.at('[::1]'), 'a guess', headers)).toBe(401);
  }
  expect(await signIn(server.at('[::1]'), adminPassword)).toBe(429);
  const limits = await withRedis(site, (redis) => redis.keys('limit:*'));
  expect(limits).toEqual(['limit:login:0:0:0:0::/64']);
  expect(await signIn(server.at('127.0.0.1'), adminPassword)).toBe(200);
});

test('sign-ins are limited by the /64 that a trusted proxy reports', async () => {
  const server = await start({ trustedProxies: '::1' });
  const from = (address: string) =>
    signIn(server.at('[::1]'), 'a guess', { 'X-Forwarded-For': `203.0.113.9, ${address}` });
  for (const address of ['::1', '::5:0:0:1', ':0:0:a::', ':0:0:a:b:c:d', '::ffff']) {
    expect(await from(`2001:db8${address}`)).toBe(401);
  }
  expect(await from('2001:db8::77')).toBe(429);
  expect(await from('2001:db8:0:1::77')).toBe(401);

  for (let tries = 0; tries < 5; tries += 1) expect(await from('198.51.100.7')).toBe(401);
  expect(await from('::ffff:198.51.100.7')).toBe(429);
});

test("nginx's limit of API calls goes by /64", async () => {
  const server = await start({ trustedProxies: '::1' });
  const calls = (addressOf: (count: number) => string) =>
    Promise.all(
      Array.from({ length: 300 }, async (_, count) => {
        const headers = { 'X-Forwarded-For': addressOf(count) };
        return (await fetch(`${server.at('[::1]')}/api/health/live`, { headers })).status;
      }),
    );
  expect(await calls((count) => `2001:db8:0:${count.toString(16)}::1`)).not.toContain(429);
  // On a busy machine, 300 calls can take so long that they stay below the limit.
  const statuses: number[] = [];
  for (let round = 0; round < 10 && !statuses.includes(429); round += 1) {
    statuses.push(...(await calls((count) => `2001:db8:1:1:${count.toString(16)}::1`)));
  }
  expect(statuses).toContain(429);
});

test('nginx counts each /64 as one visitor, wherever its addresses have zeros', async () => {
  const server = await start({ trustedProxies: '127.0.0.1', variable: '$visitor_network' });
  // The first group is never zero. Each bit decides about one of the others.
  for (let bits = 0; bits < 128; bits += 1) {
    const groups = Array.from({ length: 8 }, (_, at) =>
      at === 0 || (bits >> (at - 1)) % 2 === 1 ? (0xf8 + at).toString(16) : '0',
    );
    const network = `${groups.slice(0, 4).join(':')}:`;
    expect(await server.variableFor(groups.join(':'))).toBe(network);
  }
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['2001:0DB8::00a1', '2001:db8:0:0:'],
  ['::1', '::'],
])('nginx counts %s as %s', async (address, network) => {
  const server = await start({ trustedProxies: '127.0.0.1', variable: '$visitor_network' });
  expect(await server.variableFor(address)).toBe(network);
});
