import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import { freePort } from 'e2e/servers/ports.ts';
import { Settings } from '../config/settings.ts';
import type { AlertService } from './alert.service.ts';
import { NginxMonitor } from './nginx-monitor.ts';
import type { WarningWatcher } from './readiness.ts';

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
let status = 200;
const server = createServer((_request, response) => {
  response
    .writeHead(status, { Location: '/elsewhere', Connection: 'close' })
    .end();
});

async function listen(): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

async function close(): Promise<void> {
  server.close();
  await once(server, 'close');
}

function startMonitor() {
  const watchers: WarningWatcher[] = [];
  const alert = {
    addWarnings: (_topic: string, watcher: WarningWatcher) =>
      watchers.push(watcher),
  };
  const settings = Object.assign(new Settings(), { PAGES_URL: origin });
  const monitor = new NginxMonitor(settings, alert as unknown as AlertService);
  const start = Date.now();
  /** Asks nginx some seconds after the start. @returns the warnings. */
  return async (seconds: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(start + seconds * 1000);
    await monitor.ask();
    return {
      isUnavailable: monitor.isUnavailable,
      warnings: await watchers[0]?.check(),
    };
  };
}

afterEach(async () => {
  jest.restoreAllMocks();
  if (server.listening) await close();
});

const available = { isUnavailable: false, warnings: [] };
const briefOutage = { isUnavailable: true, warnings: [] };
const longOutage = {
  isUnavailable: true,
  warnings: [
    `nginx hasn't served any pages at ${origin} for two minutes or more.`,
  ],
};

test('warns two minutes after nginx has stopped, until it serves pages again', async () => {
  const askAfter = startMonitor();
  await listen();
  expect(await askAfter(0)).toEqual(available);
  await close();
  expect(await askAfter(30)).toEqual(briefOutage);
  expect(await askAfter(149)).toEqual(briefOutage);
  expect(await askAfter(150)).toEqual(longOutage);
  await listen();
  expect(await askAfter(180)).toEqual(available);
  await close();
  expect(await askAfter(210)).toEqual(briefOutage);
});

test('warns of an nginx that never starts', async () => {
  const askAfter = startMonitor();
  expect(await askAfter(30)).toEqual(briefOutage);
  expect(await askAfter(150)).toEqual(longOutage);
});

test.each([301, 404, 500])('status %d counts as unavailable', async (wrong) => {
  status = wrong;
  await listen();
  const askAfter = startMonitor();
  expect(await askAfter(0)).toEqual(briefOutage);
  expect(await askAfter(120)).toEqual(longOutage);
  status = 200;
  expect(await askAfter(150)).toEqual(available);
});
