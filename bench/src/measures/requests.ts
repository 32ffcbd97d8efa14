import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { Nginx, startSiteNginx } from 'e2e/servers/nginx.ts';
import { freePort } from 'e2e/servers/ports.ts';
import { RedisServer } from 'e2e/servers/redis-server.ts';
import { type Measure, medians } from '../measure.ts';
import { backendSettings, load, startServer } from '../programs.ts';
import { row } from '../report.ts';

/** A minimal configuration, like in nginx's own example. */
const plainConfiguration = (port: number, root: string, state: string) => `
daemon off;
pid ${state}/nginx.pid;
error_log stderr crit;
worker_processes auto;
events { worker_connections 2048; }
http {
  access_log ${state}/access.log;
  sendfile on;
  tcp_nopush on;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
  client_body_temp_path ${state}/client-body;
  proxy_temp_path ${state}/proxy;
  fastcgi_temp_path ${state}/fastcgi;
  uwsgi_temp_path ${state}/uwsgi;
  scgi_temp_path ${state}/scgi;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;

/**
 * Compares the site's nginx with a bare one that serves the same compressed
 * file.
 */
export const webServer: Measure = async ({ release, rounds }) => {
  const [asset = ''] = globSync('assets/site-*.js', {
    cwd: join(release, 'files'),
  });
  const folder = await mkdtemp(join(tmpdir(), 'plain-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, plainConfiguration(port, release, folder));
  const plain = await Nginx.start(file, [port]);
  const site = await startSiteNginx({ release });
  const perSecond = async (url: string) => {
    const requests = ['brotli'] as const;
    return (await load(url, { connections: 64, seconds: 3, requests }))
      .perSecond;
  };
  const compare = async (what: string, path: string, source: string) => {
    const { ours, bare } = await medians(rounds, {
      ours: () => perSecond(`${site.at('127.0.0.1')}${path}`),
      bare: () => perSecond(`http://127.0.0.1:${port}/${source}.br`),
    });
    return [
      row(`nginx, ${what}: requests/s`, ours, 'requests/s'),
      row(`nginx, ${what}: of a bare nginx's requests/s`, ours / bare, '×', {
        atLeast: 0.9,
      }),
    ];
  };
  try {
    const page = await compare('a page', '/', 'pages/index.html');
    const script = await compare('an asset', `/${asset}`, `files/${asset}`);
    return { rows: [...page, ...script] };
  } finally {
    await site.stop();
    await plain.stop();
    await rm(folder, { recursive: true });
  }
};

/** Warms a server up, load-tests its contact call and kills it. */
async function measure(server: ChildProcess, port: number) {
  const url = `http://127.0.0.1:${port}/api/contact`;
  const call = (seconds: number) =>
    load(url, { connections: 128, seconds, requests: ['contact'] });
  try {
    await call(2);
    return await call(5);
  } finally {
    const exit = once(server, 'exit');
    server.kill('SIGKILL');
    await exit;
  }
}

/** Accepts and discards every mail, as slowly as a server on the internet. */
function startMailServer(port: number): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      stream.resume().once('end', () => {
        setTimeout(callback, 200);
      });
    },
  });
  // The backend is killed in the middle of its deliveries.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  return server;
}

/**
 * Compares the contact call, with a Redis that syncs every write, with a Nest
 * handler that only validates the message.
 */
export const contactCall: Measure = async ({ rounds }) => {
  const port = await freePort();
  const smtpPort = await freePort();
  const mailServer = startMailServer(smtpPort);
  await once(mailServer.server, 'listening');
  const settings = {
    ...(await backendSettings(port)),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    LOG_LEVEL: 'error',
  };
  let failed = 0;
  const { bare, contact } = await medians(rounds, {
    async bare() {
      const server = await startServer('bench/bare.js', port);
      return (await measure(server, port)).perSecond;
    },
    async contact() {
      const redis = await RedisServer.start();
      const server = await startServer('src/main.js', port, {
        ...settings,
        REDIS_URL: redis.url,
      });
      const served = await measure(server, port);
      await redis.stop();
      failed += served.failed;
      return served.perSecond;
    },
  }).finally(() => mailServer.close());
  const what = 'POST /api/contact';
  return {
    rows: [
      row(`${what}, synced and mailed: requests/s`, contact, 'requests/s'),
      row(
        `${what}: of a validating handler's requests/s`,
        contact / bare,
        '×',
        {
          atLeast: 0.5,
        },
      ),
      row(`${what}: failed calls`, failed, 'calls', { atMost: 0 }),
    ],
  };
};
