import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, expect, jest, test } from '@jest/globals';
import { readDiskUsage } from '../src/monitoring/disk-monitor.ts';
import { Redis } from '../src/redis/redis.ts';
import { freePort, listens } from 'e2e/servers/ports.ts';
import { until } from 'e2e/servers/until.ts';
import { cheapHash, goodMessage, Site } from './support/site.ts';

const site = await Site.shared({ CONTACT_LIMIT: '100' });

const notReady = { error: 'The site isn’t ready. Try again in a minute.' };

test('returns 200 for live and ready', async () => {
  await site.visit().get('/api/health/live').expect(200, { status: 'live' });
  await site.visit().get('/api/health/ready').expect(200, { status: 'ready' });
  const details = { status: 'ready', unavailable: [], warnings: [] };
  await site.visit().get('/api/health/details').expect(200, details);
});

test('returns 404 for an unknown path', async () => {
  await site
    .visit()
    .get('/api/nothing')
    .expect(404, { error: 'There’s nothing at this address.' });
});

test('is live but not ready without Redis, with details only internally', async () => {
  await site.redis.kill();
  await site.becomes('not ready');
  await site.visit().get('/api/health/live').expect(200);
  await site.visit().get('/api/health/ready').expect(503, notReady);
  const details = { status: 'not ready', unavailable: ['redis'], warnings: [] };
  await site.visit().get('/api/health/details').expect(200, details);
  await site.restartRedis();
});

/** Sends 60 different calls, evenly spread over some milliseconds. */
async function statusesOver(milliseconds: number): Promise<number[]> {
  const admin = await site.signIn();
  const calls = [
    () => admin.get('/api/admin/check'),
    () => site.visit().get('/api/health/ready'),
    () => site.send(),
  ];
  const answers = Array.from({ length: 60 }, async (_, index) => {
    await setTimeout((index * milliseconds) / 60);
    return (await calls[index % calls.length]?.())?.status ?? 0;
  });
  return Promise.all(answers);
}

const all200 = Array.from({ length: 60 }, () => 200);

/** The connections of the site's calls, without the worker's blocking one. */
async function connections(): Promise<string[]> {
  const clients = await site.withRedis((redis) =>
    redis.sendCommand<string>(['CLIENT', 'LIST']),
  );
  return clients
    .split('\n')
    .filter((client) => !/ name=bull:| cmd=client\|list/.test(client))
    .map((client) => client.split(' ')[0] ?? '')
    .toSorted();
}

/**
 * Answers the heartbeat at once, so that Redis doesn't seem to be down when a
 * busy machine gives it no time. How long it may be silent: heartbeat.spec.ts.
 *
 * @returns the beats, and the real PING
 */
function answerHeartbeat() {
  const { heartbeat } = site.app.get(Redis, { strict: false });
  const ping = heartbeat.ping.bind(heartbeat);
  return {
    ping,
    beats: jest.spyOn(heartbeat, 'ping').mockResolvedValue('PONG'),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('fails no call while Redis pauses for a second at a time', async () => {
  const before = await connections();
  answerHeartbeat();
  const calls = statusesOver(4000);
  await site.withRedis(async (redis) => {
    for (let pauses = 0; pauses < 4; pauses += 1) {
      site.redis.freeze();
      await setTimeout(1000);
      site.redis.thaw();
      await redis.ping();
      await setTimeout(100);
    }
  });
  expect(await calls).toEqual(all200);
  expect(await connections()).toEqual(before);
});

test('fails no call while others on the same connection wait for a slow answer', async () => {
  const { client } = site.app.get(Redis, { strict: false });
  const before = await connections();
  const { beats, ping } = answerHeartbeat();
  const calls = statusesOver(3000);
  await setTimeout(500);
  const answered = beats.mock.calls.length;
  // This command delays the answers after it like one with a large answer, but
  // costs no CPU time.
  const slow = client.sendCommand(['BLPOP', 'slow', '60']);
  // Longer than Redis may be silent, and the heartbeat is answered all the
  // time.
  await until('ten heartbeats', () => beats.mock.calls.length > answered + 10);
  expect(await ping()).toBe('PONG');
  await site.withRedis((redis) => redis.lPush('slow', 'answer'));
  expect(await slow).toEqual(['slow', 'answer']);
  expect(await calls).toEqual(all200);
  expect(await connections()).toEqual(before);
});

test('keeps calls and connections after the event loop was blocked', async () => {
  const before = await connections();
  const { beats, ping } = answerHeartbeat();
  const blocked = new Promise<void>((resolve) => {
    beats.mockImplementationOnce(async () => {
      const answer = ping();
      // The PING has been written, but its reply hasn't been read.
      await setTimeout(0);
      // Blocks like a long computation, but leaves the processor to others.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6000);
      resolve();
      return answer;
    });
  });
  const [statuses] = await Promise.all([statusesOver(1000), blocked]);
  expect(statuses).toEqual(all200);
  expect(await connections()).toEqual(before);
});

test('answers the current request when it stops', async () => {
  const replica = await site.replica();
  const url = new URL('/api/contact', await replica.app.getUrl());
  const body = JSON.stringify(goodMessage);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Expect: '100-continue',
  };
  const request = httpRequest(url, { method: 'POST', headers });
  request.flushHeaders();
  await once(request, 'continue');
  const stopped = replica.stop();
  await until(
    'no more connections',
    async () => !(await listens(Number(url.port))),
  );
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  await stopped;
});

/** The percentage from `df`, which rounds up. */
async function dfPercentage(path: string): Promise<number> {
  const { stdout } = await promisify(execFile)('df', ['--output=pcent', path]);
  return Number(/\d+/.exec(stdout)?.[0]);
}

test.each(['/dev', '/', tmpdir()])('matches df for %s', async (path) =>
  expect(
    Math.abs((await readDiskUsage(path)) * 100 - (await dfPercentage(path))),
  ).toBeLessThan(1.5),
);

test('returns 0 for a file system without blocks', async () =>
  expect(await readDiskUsage('/proc')).toBe(0));

test('uses the closest existing folder if the folder is missing', async () => {
  const later = await readDiskUsage(join(tmpdir(), 'missing/later'));
  expect(Math.abs(later - (await readDiskUsage(tmpdir())))).toBeLessThan(0.01);
});

const runSource = resolve(import.meta.dirname, 'support/run-source.js');
const main = resolve(import.meta.dirname, '../src/main.ts');
const secret = 'Canary wrote to canary@visitor.example';

/**
 * The code that crashes, which a stack trace can quote, and the expected log.
 */
const crashes: [what: string, code: string, logged: RegExp][] = [
  [
    'an uncaught exception',
    `process.on('SIGUSR2', () => { throw new RangeError(process.env.SECRET); });`,
    /"event":"crashed","cause":"uncaughtException","error":{"name":"RangeError"/,
  ],
  [
    'an unhandled rejection',
    `process.on('SIGUSR2', () => { void Promise.reject(new RangeError(process.env.SECRET)); });`,
    /"event":"crashed","cause":"unhandledRejection","error":{"name":"RangeError"/,
  ],
  [
    'a startup error',
    `globalThis.setInterval = () => { throw new RangeError(process.env.SECRET); };`,
    /The backend can't start: {"name":"RangeError"/,
  ],
];

test.each(crashes)(
  'exits with code 1 after %s without logging its message',
  async (_what, code, logged) => {
    const before = `data:text/javascript,${encodeURIComponent(code)}`;
    const backend = spawn(
      process.execPath,
      ['--import', runSource, '--import', before, main],
      {
        env: {
          SECRET: secret,
          PORT: String(await freePort()),
          HOST: '127.0.0.1',
          // Nothing listens there, but the backend starts anyway.
          REDIS_URL: 'redis://127.0.0.1:1',
          SESSION_SECRET: '0123456789abcdef0123456789abcdef',
          ADMIN_PASSWORD_HASH: await cheapHash(),
        },
        timeout: 60_000,
        killSignal: 'SIGKILL',
      },
    );
    let log = '';
    for (const stream of [backend.stdout, backend.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('successfully started')) backend.kill('SIGUSR2');
      });
    }
    const exit: unknown[] = await once(backend, 'close');
    expect({ exit, log }).toEqual({
      exit: [1, null],
      log: expect.stringMatching(logged),
    });
    expect(log).not.toMatch(/canary/i);
  },
  70_000,
);
