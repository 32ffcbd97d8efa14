import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { startSiteNginx } from 'e2e/servers/nginx.ts';
import { freePort } from 'e2e/servers/ports.ts';
import { RedisServer } from 'e2e/servers/redis-server.ts';
import { type Measure, medians } from '../measure.ts';
import { withPlainNginx } from '../servers.ts';
import {
  load,
  type Load,
  backendSettings,
  builtBackend,
  repository,
  type Served,
  start,
  stop,
} from '../programs.ts';
import { row } from '../report.ts';

const effort: Load = { connections: 64, seconds: 3, requests: ['brotli'] };

/**
 * Compares the site's nginx with a bare one that serves the same compressed
 * file.
 */
export const webServer: Measure = async ({ release, rounds }) => {
  const [asset = ''] = globSync('assets/site-*.js', {
    cwd: join(release, 'files'),
  });
  const nginx = await startSiteNginx({ release });
  const site = nginx.at('127.0.0.1');
  const compare = (what: string, path: string, file: string) =>
    withPlainNginx(release, async (plain) => {
      const { ours, bare } = await medians(rounds, {
        ours: () => load(`${site}${path}`, effort),
        bare: () => load(`${plain}/${file}.br`, effort),
      });
      const ratio = ours.perSecond / bare.perSecond;
      return [
        row(`nginx, ${what}: requests/s`, ours.perSecond, 'requests/s'),
        row(`nginx, ${what}: of a bare nginx's requests/s`, ratio, '×', {
          atLeast: 0.9,
        }),
      ];
    });
  try {
    return {
      rows: [
        ...(await compare('a page', '/', 'pages/index.html')),
        ...(await compare('an asset', `/${asset}`, `files/${asset}`)),
      ],
    };
  } finally {
    await nginx.stop();
  }
};

/** Node with the compiled files of shared/, as in the image. */
const node = [process.execPath, '--conditions=built'];

/**
 * Starts programs one after the other, warms them up and load-tests the contact
 * call.
 */
async function measure(
  port: number,
  programs: readonly (() => Promise<ChildProcess>)[],
): Promise<Served> {
  const running: ChildProcess[] = [];
  const url = `http://127.0.0.1:${port}/api/contact`;
  const call = (seconds: number) =>
    load(url, { connections: 128, seconds, requests: ['contact'] });
  try {
    for (const startOne of programs) running.push(await startOne());
    await call(2);
    return await call(5);
  } finally {
    for (const child of running.reverse()) await stop(child);
  }
}

/** The baseline: a Nest handler that only validates the message. */
async function measureBare(): Promise<Served> {
  const port = await freePort();
  const command = [...node, join(builtBackend, 'bench/bare.js')];
  return measure(port, [() => start(port, command, { PORT: String(port) })]);
}

/**
 * The backend with a Redis that syncs every write, and a mail server with
 * realistic latency.
 */
async function measureContact(): Promise<Served> {
  const [port, smtp, redis] = [
    await freePort(),
    await freePort(),
    await RedisServer.start(),
  ];
  const mailSink = join(repository, 'bench/src/mail-sink.ts');
  const settings = {
    ...(await backendSettings(port)),
    HOST: '127.0.0.1',
    PORT: String(port),
    REDIS_URL: redis.url,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    LOG_LEVEL: 'error',
  };
  try {
    return await measure(port, [
      () => start(smtp, [process.execPath, mailSink, String(smtp)]),
      () => start(port, [...node, join(builtBackend, 'src/main.js')], settings),
    ]);
  } finally {
    await redis.stop();
  }
}

export const contactCall: Measure = async ({ rounds }) => {
  let failed = 0;
  const { bare, contact } = await medians(rounds, {
    bare: measureBare,
    async contact() {
      const served = await measureContact();
      failed += served.failed;
      return served;
    },
  });
  const what = 'POST /api/contact';
  const ratio = contact.perSecond / bare.perSecond;
  return {
    rows: [
      row(
        `${what}, synced and mailed: requests/s`,
        contact.perSecond,
        'requests/s',
      ),
      row(`${what}: 99 of 100 answered within`, contact.p99, 'ms'),
      row(`${what}: of a validating handler's requests/s`, ratio, '×', {
        atLeast: 0.5,
      }),
      row(`${what}: failed calls`, failed, 'calls', { atMost: 0 }),
    ],
  };
};
