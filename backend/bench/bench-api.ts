import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../test/support/free-port.ts';

/** Measures POST /api/contact beside a Nest handler that only validates, in turns, on this machine. */
const rounds = 5;
const seconds = 5;
const connections = 128;
const budget = 0.5;

const built = join(import.meta.dirname, '../.cache/bench/backend');
const ports = {
  bare: await freePort(),
  contact: await freePort(),
  redis: await freePort(),
  smtp: await freePort(),
};

interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

async function start(
  port: number,
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const [file = '', ...rest] = command;
  const child = spawn(file, rest, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const there = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (there) return child;
    if (child.exitCode !== null) throw new Error(`${file} did not start.`);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function load(port: number, duration: number): Promise<Measured> {
  const script = join(import.meta.dirname, 'contact.lua');
  const url = `http://127.0.0.1:${port}/api/contact`;
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${duration}s`,
    '-s',
    script,
    url,
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
}

async function measure(port: number, start: () => Promise<ChildProcess[]>): Promise<Measured> {
  const running = await start();
  try {
    await load(port, 2);
    return await load(port, seconds);
  } finally {
    for (const child of running.reverse()) await stop(child);
  }
}

const measureBare = () =>
  measure(ports.bare, async () => [
    await start(ports.bare, [process.execPath, join(built, 'bench/bare.js')], {
      PORT: String(ports.bare),
    }),
  ]);

async function measureContact(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const redis = `--bind 127.0.0.1 --port ${ports.redis} --dir ${folder} --appendonly yes --appendfsync always`;
  const hash = promisify(execFile)(process.execPath, [join(built, 'src/cli/hash-password.js')]);
  hash.child.stdin?.end('the password of the bench\n');
  const environment = {
    SITE_URL: `http://127.0.0.1:${ports.contact}`,
    HOST: '127.0.0.1',
    PORT: String(ports.contact),
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_TO: 'desk@practice.example',
    MAIL_FROM: 'website@practice.example',
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
    ADMIN_PASSWORD_HASH: (await hash).stdout.trim(),
    CONTACT_LIMIT: '1000000000',
    CONTACT_LIMIT_OVERALL: '1000000000',
    LOG_LEVEL: 'error',
  };
  try {
    return await measure(ports.contact, async () => [
      await start(ports.redis, ['redis-server', ...redis.split(' ')]),
      await start(ports.smtp, [
        process.execPath,
        join(import.meta.dirname, 'mail-sink.ts'),
        String(ports.smtp),
      ]),
      await start(ports.contact, [process.execPath, join(built, 'src/main.js')], environment),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const bare: Measured[] = [];
const contact: Measured[] = [];
for (let round = 1; round <= rounds; round += 1) {
  bare.push(await measureBare());
  contact.push(await measureContact());
}

const row = (what: string, measured: readonly Measured[]): string =>
  [
    what.padEnd(44),
    median(measured.map(({ perSecond }) => perSecond))
      .toFixed(0)
      .padStart(10),
    `${median(measured.map(({ p99 }) => p99)).toFixed(1)} ms`.padStart(10),
    String(measured.reduce((sum, { failed }) => sum + failed, 0)).padStart(8),
  ].join('');
const ratio =
  median(contact.map(({ perSecond }) => perSecond)) /
  median(bare.map(({ perSecond }) => perSecond));
const failures = [...bare, ...contact].some(({ failed }) => failed > 0);

console.log(
  `Medians of ${rounds} rounds of ${seconds} s, ${connections} connections, one machine, in turns.\n`,
);
console.log(
  `${''.padEnd(44)}${'requests/s'.padStart(10)}${'p99'.padStart(10)}${'failed'.padStart(8)}`,
);
console.log(row('a handler that only validates', bare));
console.log(row('POST /api/contact, synced and mailed', contact));
console.log(`\nRatio: ${ratio.toFixed(2)} (budget: ${budget} or more)`);
if (ratio < budget || failures) process.exitCode = 1;
