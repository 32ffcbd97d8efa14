import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../e2e/src/free-port.ts';
import type { Measure } from '../measure.ts';
import { backendSettings } from '../programs/backend-settings.ts';
import { start, stop } from '../programs/program.ts';
import { repository } from '../programs/run.ts';
import { load, type Served } from '../programs/wrk.ts';
import { median } from '../report/median.ts';
import { atLeast, atMost, row } from '../report/row.ts';

const connections = 128;
const seconds = 5;

const backend = join(repository, 'backend');
const built = join(backend, '.cache/bench/backend');
export const contactScript = join(backend, 'bench/contact.lua');

/** Starts programs, warms them up and load-tests the contact call. */
async function measure(port: number, startAll: () => Promise<ChildProcess[]>): Promise<Served> {
  const running = await startAll();
  const url = `http://127.0.0.1:${port}/api/contact`;
  try {
    await load(url, { connections, seconds: 2, script: contactScript });
    return await load(url, { connections, seconds, script: contactScript });
  } finally {
    for (const child of running.reverse()) await stop(child);
  }
}

/** The baseline: a Nest handler that only validates the message. */
async function measureBare(): Promise<Served> {
  const port = await freePort();
  const command = [process.execPath, join(built, 'bench/bare.js')];
  return measure(port, async () => [await start(port, command, { PORT: String(port) })]);
}

/** The backend with a Redis that syncs every write, and a mail server with realistic latency. */
async function measureContact(): Promise<Served> {
  const [port, redis, smtp] = [await freePort(), await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const redisOptions = `--bind 127.0.0.1 --port ${redis} --dir ${folder} --appendonly yes --appendfsync always --save `;
  const settings = {
    ...(await backendSettings(port)),
    HOST: '127.0.0.1',
    PORT: String(port),
    REDIS_URL: `redis://127.0.0.1:${redis}`,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    LOG_LEVEL: 'error',
  };
  try {
    return await measure(port, async () => [
      await start(redis, ['redis-server', ...redisOptions.split(' ')]),
      await start(smtp, [process.execPath, join(backend, 'bench/mail-sink.ts'), String(smtp)]),
      await start(port, [process.execPath, join(built, 'src/main.js')], settings),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const contactCall: Measure = {
  name: 'contact',
  async run({ rounds }) {
    const bare: Served[] = [];
    const contact: Served[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await measureBare());
      contact.push(await measureContact());
    }
    const perSecond = (of: readonly Served[]) => median(of.map((served) => served.perSecond));
    const p99 = (of: readonly Served[]) => median(of.map((served) => served.p99));
    const failed = contact.reduce((sum, served) => sum + served.failed, 0);
    return {
      rows: [
        row('POST /api/contact, synced and mailed: requests/s', perSecond(contact), 'requests/s'),
        row('POST /api/contact: 99 of 100 answered within', p99(contact), 'ms'),
        row(
          "POST /api/contact: of a validating handler's requests/s",
          perSecond(contact) / perSecond(bare),
          '×',
          atLeast(0.5),
        ),
        row('POST /api/contact: failed calls', failed, 'calls', atMost(0)),
      ],
      tables: [],
    };
  },
};
