import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createDeviceLink } from '../src/auth/device-cookie.ts';
import { readSettings } from '../src/config/read-settings.ts';
import { sendOnce } from 'e2e/raw-connection.ts';
import { type SiteNginx, startSiteNginx } from 'e2e/servers/nginx.ts';
import { measuredSite } from './support/measured-site.ts';
import { adminPassword, goodMessage } from './support/site.ts';

/** Whose call it is, and what isn't passed on, with nginx before the backend. */

const { site } = await measuredSite();
let nginx: SiteNginx | undefined;

beforeEach(() => site.withRedis((redis) => redis.flushAll()));

afterEach(() => nginx?.stop());

/**
 * Starts nginx in front of the site. It believes what these proxies say about
 * visitors' addresses.
 */
async function startNginx(
  options: { trustedProxies?: string; variable?: string } = {},
) {
  const backend = new URL(await site.app.getUrl()).host;
  return (nginx = await startSiteNginx({ backend, ...options }));
}

/** Posts JSON to nginx, by default over IPv4. */
const post = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
  url = nginx?.at('127.0.0.1') ?? '',
) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The status of a sign-in through nginx. */
const signIn = async (
  url: string,
  password: string,
  headers?: Record<string, string>,
) => (await post('/api/admin/login', { password }, headers, url)).status;

test("five wrong passwords over IPv6 lock out neither IPv4 nor a forged header's address", async () => {
  const server = await startNginx();
  for (let tries = 0; tries < 5; tries += 1) {
    const forged = `2001:db8:${tries}::1`;
    const headers = {
      'X-Real-IP': forged,
      'CF-Connecting-IP': forged,
      'X-Forwarded-For': forged,
      Forwarded: `for="[${forged}]"`,
    };
    expect(await signIn(server.at('[::1]'), 'a guess', headers)).toBe(401);
  }
  expect(await signIn(server.at('[::1]'), adminPassword)).toBe(429);
  const limits = await site.withRedis((redis) => redis.keys('limit:*'));
  expect(limits).toEqual(['limit:login:0:0:0:0::/64']);
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site' };
  expect(await signIn(server.at('127.0.0.1'), adminPassword, elsewhere)).toBe(
    403,
  );
  expect(await signIn(server.at('127.0.0.1'), adminPassword)).toBe(200);
});

test('the access log has no token of a link from make admin-link', async () => {
  const server = await startNginx();
  const { pathname, search, searchParams } = new URL(
    createDeviceLink(readSettings(site.environment)),
  );
  const opened = await fetch(server.at('127.0.0.1') + pathname + search, {
    redirect: 'manual',
  });
  expect(opened.status).toBe(303);
  const log = await server.stop();
  expect(log).toContain('"path":"/api/admin/device","status":"303"');
  expect(log).not.toContain(searchParams.get('token'));
});

test('other cookies of the domain don’t get in the way', async () => {
  await startNginx();
  const login = await post('/api/admin/login', { password: adminPassword });
  const [own = ''] = login.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith('session='));
  const [session] = own.split(';');
  const other = `other-session=${'a'.repeat(6000)}`;
  for (const cookies of [
    [`other=${'a'.repeat(12_000)}; ${session}; last=1`],
    [other, session, other, other],
    [`${other}; ${session}`],
  ]) {
    const lines = cookies.map((cookie) => `Cookie: ${cookie}\r\n`).join('');
    expect(
      await responseTo(`GET /api/admin/check${rest}${lines}\r\n`),
    ).toContain('{"authenticated":true}');
  }
});

test('any valid device cookie counts, whatever other sites of the domain have set', async () => {
  const server = await startNginx();
  const url = server.at('127.0.0.1');
  const login = await post('/api/admin/login', { password: adminPassword });
  const [device = ''] = login.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith('device='))
    .map((cookie) => cookie.split(';')[0]);
  for (let tries = 0; tries < 5; tries += 1)
    expect(await signIn(url, 'a guess')).toBe(401);
  for (const [cookies, status] of [
    [`device=junk; ${device}`, 200],
    [`${device}; device=junk`, 200],
    [`${`device=${'a.b'.repeat(120)}; `.repeat(20)}${device}`, 200],
    [`device=${device}`, 429],
    [`other-${device}`, 429],
  ] as const) {
    expect([
      cookies,
      await signIn(url, adminPassword, { Cookie: cookies }),
    ]).toEqual([cookies, status]);
  }
});

/** The response to a request that no HTTP client would send. */
const responseTo = async (request: string): Promise<string> =>
  (await sendOnce(nginx?.at('127.0.0.1') ?? '', request)).response;

const rest = ' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';

const internalPaths = [
  '/api/health',
  '/api/health/details',
  '/api/health/details/',
  '/api/health/details?any',
  '/api/health/Details',
  '/api/Health/details',
  '/api/health/%64etails',
  '/api//health/details',
  '/api/health/./details',
  '/api/health/live/../details',
  '/api/metrics',
  '/metrics',
  '/metrics/',
  '/Metrics',
  '//metrics',
  '/metrics?any',
  '/metrics/../api/metrics',
  '/metrics/..%2fapi/',
  '/api/health/live/../../../metrics',
  'http://backend:3000/metrics',
];

test('internal calls and the metrics are answered with 404', async () => {
  await startNginx();
  for (const path of internalPaths) {
    const response = await responseTo(`GET ${path}${rest}\r\n`);
    expect([path, response.slice(0, 13)]).toEqual([path, 'HTTP/1.1 404 ']);
    expect(response).not.toContain('# TYPE');
  }
});

test('sign-ins are limited by the /64 that a trusted proxy reports', async () => {
  const server = await startNginx({ trustedProxies: '::1' });
  const from = (address: string) =>
    signIn(server.at('[::1]'), 'a guess', {
      'X-Forwarded-For': `203.0.113.9, ${address}`,
    });
  const addressesOfOne64 = [
    '2001:db8::1',
    '2001:db8::5:0:0:1',
    '2001:db8:0:0:a::',
    '2001:db8:0:0:a:b:c:d',
    '2001:db8::ffff',
  ];
  for (const address of addressesOfOne64) expect(await from(address)).toBe(401);
  expect(await from('2001:db8::77')).toBe(429);
  expect(await from('2001:db8:0:1::77')).toBe(401);

  for (let tries = 0; tries < 5; tries += 1)
    expect(await from('198.51.100.7')).toBe(401);
  expect(await from('::ffff:198.51.100.7')).toBe(429);
});

test("nginx's limit of API calls goes by /64, and pages stay available", async () => {
  const server = await startNginx({ trustedProxies: '::1' });
  const calls = (addressOf: (count: number) => string) =>
    Promise.all(
      Array.from({ length: 300 }, async (_, count) => {
        const headers = { 'X-Forwarded-For': addressOf(count) };
        const answer = await fetch(`${server.at('[::1]')}/api/health/live`, {
          headers,
        });
        return [
          answer.status,
          answer.headers.get('Retry-After'),
          await answer.text(),
        ];
      }),
    );
  const limited = [429, '1', '{}'];
  const others = await calls((count) => `2001:db8:0:${count.toString(16)}::1`);
  expect(others).not.toContainEqual(limited);
  // On a busy machine, 300 calls can take so long that they stay below the
  // limit.
  let answers: unknown[][] = [];
  for (
    let round = 0;
    round < 10 && !answers.some(([status]) => status === 429);
    round += 1
  ) {
    answers = await calls((count) => `2001:db8:1:1:${count.toString(16)}::1`);
  }
  expect(answers).toContainEqual(limited);
  expect(
    (await fetch(`${server.at('[::1]')}/.well-known/security.txt`)).status,
  ).toBe(200);
});

test('nginx counts each /64 as one visitor, wherever its addresses have zeros', async () => {
  const server = await startNginx({
    trustedProxies: '127.0.0.1',
    variable: '$visitor_network',
  });
  // The first group is never zero. Each bit decides about one of the others.
  for (let bits = 0; bits < 128; bits += 1) {
    const groups = Array.from({ length: 8 }, (_, index) => {
      const isZero = index > 0 && (bits >> (index - 1)) % 2 === 0;
      return isZero ? '0' : `f${index}`;
    });
    const network = `${groups.slice(0, 4).join(':')}:`;
    expect(await server.variableFor(groups.join(':'))).toBe(network);
  }
  for (const [address = '', network] of [
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['2001:0DB8::00a1', '2001:db8:0:0:'],
    ['::1', '::'],
  ]) {
    expect(await server.variableFor(address)).toBe(network);
  }
});

/** The backend's routes ignore case and a slash at the end. */
const spellings = [
  '/api/vitals',
  '/api/vitals/',
  '/api/VITALS',
  '/api/vitals?page=1',
];

const beacon = { page: '/', device: 'phone', ttfb: 90 };

let visitors = 0;

/** The status of a post, as a new visitor by default. */
async function statusOf(
  path: string,
  body: object,
  address?: string,
): Promise<number> {
  visitors += 1;
  const visitor =
    address ?? `198.18.${Math.floor(visitors / 256)}.${visitors % 256}`;
  return (await post(path, body, { 'X-Forwarded-For': visitor })).status;
}

/**
 * The statuses of 200 beacons in all spellings, as one visitor or as a new one
 * each.
 */
const postBeacons = (address?: string): Promise<number[]> =>
  Promise.all(
    Array.from({ length: 50 }, () =>
      spellings.map((path) => statusOf(path, beacon, address)),
    ).flat(),
  );

test('limits beacons apart from a visitor’s other calls, however they spell the path', async () => {
  await startNginx({ trustedProxies: '127.0.0.1' });
  const address = '203.0.113.7';
  const beacons = await postBeacons(address);
  const passed = beacons.filter((status) => status === 204).length;
  expect(passed).toBeGreaterThanOrEqual(60);
  // A visitor can send 60 at once, and then another one every ten seconds.
  expect(passed).toBeLessThan(65);
  expect(new Set(beacons)).toEqual(new Set([204, 429]));
  const messages = await Promise.all(
    Array.from({ length: 10 }, () =>
      statusOf('/api/contact', goodMessage, address),
    ),
  );
  expect(new Set(messages)).toEqual(new Set([200]));
});

test('limits the beacons of all visitors, and logs neither them nor refused ones', async () => {
  const server = await startNginx({ trustedProxies: '127.0.0.1' });
  const started = performance.now();
  const beacons = await postBeacons();
  const seconds = (performance.now() - started) / 1000;
  expect(new Set(beacons)).toEqual(new Set([204, 429]));
  // All visitors together can send 60 at once, and then ten a second.
  expect(beacons.filter((status) => status === 204).length).toBeLessThan(
    65 + 10 * seconds,
  );
  expect(await statusOf('/api/vitals-of-another-kind', beacon)).toBe(404);
  const lines = (await server.stop()).trim().split('\n');
  expect(
    lines.map((line) => (JSON.parse(line) as { path: string }).path),
  ).toEqual(['/api/vitals-of-another-kind']);
});
