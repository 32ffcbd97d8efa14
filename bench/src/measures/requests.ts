import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from 'e2e/compose-project.ts';
import { MailServer } from 'e2e/servers/mail-server.ts';
import { Nginx, startSiteNginx } from 'e2e/servers/nginx.ts';
import { freePort, listens } from 'e2e/servers/ports.ts';
import { spawnTied } from 'e2e/servers/program.ts';
import { RedisServer } from 'e2e/servers/redis-server.ts';
import { until } from 'e2e/servers/until.ts';
import { type Measure, medians } from '../measure.ts';
import { backendSettings, load } from '../programs.ts';
import { site } from '../setting.ts';
import { onChangedDay } from './changed-day.ts';

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
  const ourNginx = await startSiteNginx({ release });
  const asked = async (url: string) =>
    (await load(url, 64, 3, 'compressed')).perSecond;
  const ours = ourNginx.at('127.0.0.1');
  const bare = `http://127.0.0.1:${port}`;
  try {
    const [page = NaN, barePage = NaN, file = NaN, bareFile = NaN] =
      await medians(async () => [
        await asked(`${ours}/`),
        await asked(`${bare}/pages/index.html.br`),
        await asked(`${ours}/${asset}`),
        await asked(`${bare}/files/${asset}.br`),
      ]);
    const [changed = NaN] = await onChangedDay(() =>
      medians(async () => [await asked(`${site}/`)]),
    );
    return {
      values: {
        'nginx, a page': page,
        "nginx, a page, of a bare nginx's requests/s": page / barePage,
        'nginx, a page with something set for today': changed,
        "nginx, a page with something set, of a bare nginx's requests/s":
          changed / barePage,
        "nginx, an asset, of a bare nginx's requests/s": file / bareFile,
      },
    };
  } finally {
    await ourNginx.stop();
    await plain.stop();
    await rm(folder, { recursive: true });
  }
};

/**
 * Starts one of the programs of the backend that scripts/bench.sh compiles, a
 * server on 127.0.0.1, warms it up, load-tests its contact call and kills it.
 */
async function serve(name: string, port: number, settings = {}) {
  // With the compiled files of shared/, as in the image.
  const file = join(repository, 'backend/.cache/bench/backend', name);
  const server = spawnTied([process.execPath, '--conditions=built', file], {
    env: { HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(`${name} to listen`, () => listens(port));
  const call = (seconds: number) =>
    load(`http://127.0.0.1:${port}/api/contact`, 128, seconds, 'contact');
  await call(2);
  const served = await call(5).finally(() => server.kill('SIGKILL'));
  await once(server, 'exit');
  return served;
}

/**
 * Compares the contact call, with a Redis that syncs every write, with a Nest
 * handler that only validates the message.
 */
export const contactCall: Measure = async () => {
  const port = await freePort();
  const mailServer = await MailServer.start();
  // Like a slow one on the internet, it takes none of this machine's time.
  await mailServer.setBehavior('hold');
  const settings = {
    ...backendSettings(port),
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'error',
  };
  let failed = 0;
  const measureOnce = async () => {
    const redis = await RedisServer.start();
    const all = { ...settings, REDIS_URL: redis.url };
    const served = await serve('src/main.js', port, all);
    await redis.stop();
    failed += served.failed;
    return [served.perSecond, (await serve('bench/bare.js', port)).perSecond];
  };
  try {
    const [contact = NaN, bare = NaN] = await medians(measureOnce);
    return {
      values: {
        "POST /api/contact, of a validating handler's requests/s":
          contact / bare,
        'POST /api/contact, failed calls': failed,
      },
    };
  } finally {
    await mailServer.stop();
  }
};
