import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MeasuredSite } from './support/measured-site.ts';
import { NginxServer } from './support/nginx-server.ts';
import { withTimeout } from './support/until.ts';
import { goodMessage } from './support/visitor.ts';

interface Report {
  readonly answers: Readonly<Record<string, number>>;
  readonly seconds: number;
}

let measured: MeasuredSite;
let nginx: NginxServer;

beforeAll(async () => {
  measured = await MeasuredSite.open();
});

beforeEach(async () => {
  const { port } = measured.site.app.getHttpServer().address() as AddressInfo;
  // It takes visitors' addresses from the flood below.
  nginx = await NginxServer.start({ backend: `127.0.0.1:${port}`, trustedProxies: '127.0.0.1' });
});

/** The access log. */
let logged: Promise<string> | undefined;
const stop = () => (logged ??= nginx.stop());

afterEach(async () => {
  await stop();
  logged = undefined;
});

afterAll(() => measured.close());

/** The backend's routes ignore case and a slash at the end. */
const spellings = ['/api/vitals', '/api/vitals/', '/api/VITALS', '/api/vitals?page=1'];

const beacon = { page: '/', device: 'phone', ttfb: 90 };

let visitors = 0;

/** Through nginx, as a new visitor by default. */
async function post(path: string, body: object, address?: string): Promise<number> {
  visitors += 1;
  const { status } = await fetch(nginx.at('127.0.0.1') + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address ?? `198.18.${Math.floor(visitors / 256)}.${visitors % 256}`,
    },
    body: JSON.stringify(body),
  });
  return status;
}

/** The median time of 20 contact messages, in milliseconds. */
async function medianTime(): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const started = performance.now();
    expect(await post('/api/contact', goodMessage)).toBe(200);
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[10] ?? NaN;
}

/** The least of ten medians: disturbances only add to it, such as other tests that run at the same time. */
async function contactTime(): Promise<number> {
  const medians: number[] = [];
  for (let round = 0; round < 10; round += 1) medians.push(await medianTime());
  return Math.min(...medians);
}

/** The statuses of 200 beacons in all spellings, as one visitor or as a new one each. */
const postBeacons = (address?: string): Promise<number[]> =>
  Promise.all(
    Array.from({ length: 50 }, () => spellings.map((path) => post(path, beacon, address))).flat(),
  );

test('limits beacons apart from a visitor’s other calls, however they spell the path', async () => {
  const address = '203.0.113.7';
  const beacons = await postBeacons(address);
  const passed = beacons.filter((status) => status === 204).length;
  expect(passed).toBeGreaterThanOrEqual(60);
  // Another one every ten seconds.
  expect(passed).toBeLessThan(65);
  expect(new Set(beacons)).toEqual(new Set([204, 429]));
  const messages = await Promise.all(
    Array.from({ length: 10 }, () => post('/api/contact', goodMessage, address)),
  );
  expect(new Set(messages)).toEqual(new Set([200]));
});

test('logs neither beacons nor refused ones', async () => {
  expect(new Set(await postBeacons())).toEqual(new Set([204, 429]));
  expect(await post('/api/vitals-of-another-kind', beacon)).toBe(404);
  const lines = (await stop()).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    '/api/vitals-of-another-kind',
  ]);
});

test('1,000 beacons a second leave the contact form as fast as before', async () => {
  await contactTime();
  const before = await contactTime();

  const path = new URL('support/beacon-process.ts', import.meta.url);
  const urls = spellings.map((spelling) => nginx.at('127.0.0.1') + spelling);
  const flood = fork(path, urls, { execArgv: [] });
  let report: Report = { answers: {}, seconds: 0 };
  flood.on('message', (message: Report) => (report = message));
  await withTimeout('the first beacons', once(flood, 'message'));
  const during = await contactTime();
  const exit = once(flood, 'exit');
  flood.disconnect();
  await withTimeout('the beacons to end', exit);
  const after = await contactTime();

  const { answers, seconds } = report;
  const perSecond = Object.values(answers).reduce((sum, count) => sum + count, 0) / seconds;
  console.log(
    `A message took ${before.toFixed(1)} ms, ${during.toFixed(1)} ms beside ${perSecond.toFixed(0)} beacons a second, ` +
      `and ${after.toFixed(1)} ms after them: ${JSON.stringify(answers)}`,
  );
  // Fewer on a slow machine, but still a flood.
  expect(perSecond).toBeGreaterThan(400);
  expect(Object.keys(answers).sort()).toEqual(['204', '429']);
  // 60 at once and ten a second.
  expect(answers['204']).toBeLessThan(65 + 10 * seconds);
  // Generous, because other tests, nginx, backend, Redis and the flood share this machine, which can get slower meanwhile.
  expect(during).toBeLessThan(1.5 * Math.max(before, after) + 5);
  expect(after).toBeLessThan(1.5 * before + 5);
}, 120_000);
