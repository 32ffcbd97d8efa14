import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { Nginx, startSiteNginx } from 'e2e/servers/nginx.ts';
import { freePort } from 'e2e/servers/ports.ts';
import { RedisServer } from 'e2e/servers/redis-server.ts';
import { type Measure, medians } from '../measure.ts';
import { backendSettings, load, repository, startServer } from '../programs.ts';

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
export const webServer: Measure = async () => {
  const release = await realpath(
    join(repository, '.local/bench/pages/current'),
  );
  const [asset = ''] = globSync('assets/site-*.js', {
    cwd: join(release, 'files'),
  });
  const folder = await mkdtemp(join(tmpdir(), 'plain-nginx-'));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, plainConfiguration(port, release, folder));
  const plain = await Nginx.start(configuration, [port]);
  const site = await startSiteNginx({ release });
  const asked = (url: string) => async () => {
    return (await load(url, 64, 3, 'brotli')).perSecond;
  };
  const ours = site.at('127.0.0.1');
  const bare = `http://127.0.0.1:${port}`;
  try {
    const [page = NaN, barePage = NaN, file = NaN, bareFile = NaN] =
      await medians(
        asked(`${ours}/`),
        asked(`${bare}/pages/index.html.br`),
        asked(`${ours}/${asset}`),
        asked(`${bare}/files/${asset}.br`),
      );
    return {
      values: {
        'nginx, a page': page,
        "nginx, a page, of a bare nginx's requests/s": page / barePage,
        'nginx, an asset': file,
        "nginx, an asset, of a bare nginx's requests/s": file / bareFile,
      },
    };
  } finally {
    await site.stop();
    await plain.stop();
    await rm(folder, { recursive: true });
  }
};

/** Starts a server, warms it up, load-tests its contact call and kills it. */
async function serve(name: string, port: number, settings = {}) {
  const server = await startServer(name, port, settings);
  const call = (seconds: number) =>
    load(`http://127.0.0.1:${port}/api/contact`, 128, seconds, 'contact');
  await call(2);
  const served = await call(5).finally(() => server.kill('SIGKILL'));
  await once(server, 'exit');
  return served;
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
export const contactCall: Measure = async () => {
  const port = await freePort();
  const smtpPort = await freePort();
  const mailServer = startMailServer(smtpPort);
  await once(mailServer.server, 'listening');
  const settings = {
    ...backendSettings(port),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    LOG_LEVEL: 'error',
  };
  let failed = 0;
  const withRedis = async () => {
    const redis = await RedisServer.start();
    const all = { ...settings, REDIS_URL: redis.url };
    const served = await serve('src/main.js', port, all);
    await redis.stop();
    failed += served.failed;
    return served.perSecond;
  };
  const [contact = NaN, bare = NaN] = await medians(
    withRedis,
    async () => (await serve('bench/bare.js', port)).perSecond,
  ).finally(() => mailServer.close());
  return {
    values: {
      'POST /api/contact, synced and mailed': contact,
      "POST /api/contact, of a validating handler's requests/s": contact / bare,
      'POST /api/contact, failed calls': failed,
    },
  };
};
