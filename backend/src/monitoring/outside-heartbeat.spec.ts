import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  jest,
  test,
} from '@jest/globals';
import { Settings } from '../config/settings.ts';
import type { NginxMonitor } from './nginx-monitor.ts';
import { OutsideHeartbeat } from './outside-heartbeat.ts';
import type { Readiness } from './readiness.ts';

let called: string[] = [];
let status = 200;
const server = createServer(({ url = '' }, response) => {
  called.push(url);
  response.writeHead(status, { Location: '/elsewhere' }).end();
});
let address = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/canary`;
});

beforeEach(() => {
  called = [];
  status = 200;
});

afterAll(() => {
  server.close();
});

function heartbeat({
  HEARTBEAT_URL = address,
  unavailable = [] as string[],
  isUnavailable = false,
} = {}) {
  return new OutsideHeartbeat(
    Object.assign(new Settings(), { HEARTBEAT_URL }),
    { unavailable: () => Promise.resolve(unavailable) } as Readiness,
    { isUnavailable } as NginxMonitor,
  );
}

test('calls the address while all is well', async () => {
  await heartbeat().beat();
  expect(called).toEqual(['/canary']);
});

test.each([
  ['there is none', { HEARTBEAT_URL: '' }],
  ['Redis is away', { unavailable: ['redis'] }],
  ['nginx serves no pages', { isUnavailable: true }],
])('calls nothing if %s', async (_when, change) => {
  await heartbeat(change).beat();
  expect(called).toEqual([]);
});

test.each([404, 302])(
  'logs a failure with %i once, without the address, and calls no other',
  async (failure) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    status = failure;
    const failing = heartbeat();
    await failing.beat();
    await failing.beat();
    expect(called).toEqual(['/canary', '/canary']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).toMatch(
      new RegExp(`heartbeat-failed.*${failure}`),
    );
    expect(JSON.stringify(warn.mock.calls)).not.toContain('canary');
    warn.mockRestore();
  },
);
