import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { bodyLimit } from '../src/http/configure-http.ts';
import { codeOf, cookieOf, loginWithCode } from './support/admin.ts';
import { adminPassword, goodMessage, Site } from './support/site.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const site = await Site.shared({
  ADMIN_TOTP_SECRET: secret,
  CONTACT_LIMIT_OVERALL: '100000',
});
const url = await site.app.getUrl();
const session = cookieOf(
  await loginWithCode(site.visit(), codeOf(secret)).expect(200),
);

type Fields = Readonly<Record<string, unknown>>;

/**
 * Good values of every field of every call. Those that end the session are
 * last.
 */
const jsonCalls: Readonly<Record<string, Fields>> = {
  'POST /api/contact': {
    ...goodMessage,
    lang: 'es',
    comments: '',
    openFor: 5000,
  },
  'POST /api/vitals': {
    page: '/',
    device: 'phone',
    lcp: 1,
    inp: 1,
    cls: 0,
    ttfb: 1,
    missing: '/old',
    linked: true,
  },
  'POST /api/admin/login': { password: adminPassword, code: '123456' },
  'POST /api/admin/messages/retry': { id: 'some-message' },
  'POST /api/admin/messages/discard': { id: 'some-message' },
  'POST /api/admin/live-check': {},
  'POST /api/admin/today/preview': { changes: [] },
  'PUT /api/admin/today': { version: 0, changes: [] },
  'POST /api/admin/logout': {},
  'POST /api/admin/logout-everywhere': {},
};

const formCalls = [
  'POST /api/contact',
  'POST /api/admin/login',
  'POST /api/admin/logout',
];

test('the list has every call that takes a body', () => {
  const calls = site.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(jsonCalls).toSorted()).toEqual(calls.toSorted());
});

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
type MediaType = typeof json | typeof form;

/** In a form, everything is sent as it is except what would end the field. */
const encoded = (type: MediaType, fields: Fields): string =>
  type === json
    ? JSON.stringify(fields)
    : Object.entries(fields)
        .map(
          ([name, value]) =>
            `${name}=${String(value).replaceAll(/[&\r\n]/g, encodeURIComponent)}`,
        )
        .join('&');

/** A body of the largest size, because one of its fields repeats a text. */
function largestBody(
  type: MediaType,
  fields: Fields,
  name: string,
  text: string,
): string {
  const encode = (times: number) =>
    encoded(type, { ...fields, [name]: `${text.repeat(times)}!` });
  const empty = Buffer.byteLength(encode(0));
  const once = Buffer.byteLength(encode(1)) - empty;
  return encode(Math.floor((bodyLimit - empty) / once));
}

let visitors = 0;

/** Makes a call from a new address. @returns the status. */
async function send(
  call: string,
  type: MediaType,
  body: string,
): Promise<number> {
  visitors += 1;
  const [method = '', path = ''] = call.split(' ');
  const { status, body: answer } = await fetch(url + path, {
    method,
    headers: {
      'Content-Type': type,
      'X-Forwarded-For': `198.19.${Math.floor(visitors / 256)}.${visitors % 256}`,
      Cookie: session,
    },
    body,
    redirect: 'manual',
  });
  await answer?.cancel();
  return status;
}

test("the largest body is the backend's own limit, and nginx lets slightly more through", async () => {
  const conf = await readFile(
    new URL('../../nginx/snippets/limits.conf', import.meta.url),
    'utf8',
  );
  const [, kilobytes] = /^client_max_body_size (\d+)k;$/m.exec(conf) ?? [];
  const most = Number(kilobytes) * 1024;
  expect(most).toBeGreaterThan(bodyLimit);
  expect(await send('POST /api/contact', json, ' '.repeat(most))).toBe(413);
  expect(await send('POST /api/contact', json, ' '.repeat(bodyLimit + 1))).toBe(
    413,
  );
  expect(await send('POST /api/contact', json, ' '.repeat(bodyLimit))).toBe(
    400,
  );
});

/**
 * What's slow to read when it's repeated, for some pattern, parser or form of
 * Unicode.
 */
const texts = [
  '@',
  'a@',
  'a.',
  '.',
  '-',
  ' ',
  '\t',
  '\r\n',
  '\u0000',
  '0',
  '1-',
  '(',
  'x',
  '/',
  '%',
  '%40',
  '+',
  '{a}',
  '<a',
  '"',
  '\\',
  '\u00e9',
  'e\u0301',
  '\u0301',
  '\u200b',
  '\u200d',
  '\u2028',
  '\u202e',
  '\ufdfa',
  '\ufe0f',
  '\u{1f453}',
  '\ud800',
];

/**
 * In milliseconds of CPU time, because on a busy machine others take any of the
 * rest.
 */
interface Work {
  readonly total: number;
  /** The longest without a break. Meanwhile, no one gets an answer. */
  readonly longest: number;
}

const cpuTimeSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

async function workOf(calls: () => Promise<unknown>): Promise<Work> {
  const start = process.cpuUsage();
  let longest = 0;
  let last = start;
  const clock = setInterval(() => {
    longest = Math.max(longest, cpuTimeSince(last));
    last = process.cpuUsage();
  }, 5);
  await calls();
  // Some work is done after the answer.
  await setTimeout(20);
  clearInterval(clock);
  return { longest, total: cpuTimeSince(start) };
}

/** Collecting garbage can take as long, but not each time. */
async function expectWorkBelow(
  limit: Work,
  calls: () => Promise<unknown>,
): Promise<void> {
  const isBelow = (work: Work) =>
    work.longest < limit.longest && work.total < limit.total;
  let work = await workOf(calls);
  for (let round = 0; round < 2 && !isBelow(work); round += 1) {
    work = await workOf(calls);
  }
  expect(work.longest).toBeLessThan(limit.longest);
  expect(work.total).toBeLessThan(limit.total);
}

const noOneWaits: Work = { longest: 200, total: Infinity };

const fieldsOf = (call: string, type: MediaType) =>
  [...Object.keys(jsonCalls[call] ?? {}), 'unknown'].map(
    (name) => [call, name, type] as const,
  );

test.each([
  ...Object.keys(jsonCalls).flatMap((call) => fieldsOf(call, json)),
  ...formCalls.flatMap((call) => fieldsOf(call, form)),
])('%s: no one waits for the largest %s (%s)', async (call, name, type) => {
  const bodies = texts.map((text) =>
    largestBody(type, jsonCalls[call] ?? {}, name, text),
  );
  await expectWorkBelow(noOneWaits, async () => {
    for (const body of bodies) {
      // The backend reads all of these bodies.
      expect([403, 413, 415]).not.toContain(await send(call, type, body));
    }
  });
});

/** As many short fields that no call has as fit into a body. */
function mostFields(known: Fields): string {
  const fields: Record<string, unknown> = { ...known };
  let size = Buffer.byteLength(encoded(json, known));
  for (let count = 0; ; count += 1) {
    const name = `_${count.toString(36)}`;
    size += `,"${name}":0`.length;
    if (size > bodyLimit) return encoded(json, fields);
    fields[name] = 0;
  }
}

test.each(Object.entries(jsonCalls))(
  '%s: no one waits for the most fields',
  async (call, known) => {
    const body = mostFields(known);
    await expectWorkBelow(noOneWaits, async () => {
      expect([403, 413, 415]).not.toContain(await send(call, json, body));
    });
  },
);

// nginx lets one network send twenty in a second. They can all arrive at once,
// and then they're read one after another without a break.
test.each([
  ['the largest address', largestBody(json, goodMessage, 'email', '@')],
  ['the most fields', mostFields(goodMessage)],
])('twenty at a time with %s take less than a second', async (_what, body) => {
  const twenty = Array<string>(20).fill('POST /api/contact');
  await expectWorkBelow({ longest: Infinity, total: 1000 }, () =>
    Promise.all(twenty.map((call) => send(call, json, body))),
  );
});
