import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
<<<<<<< HEAD
import { freePort } from 'e2e/servers/free-port.ts';
import { Nginx, SiteNginx } from 'e2e/servers/nginx.ts';
=======
import { freePort } from 'e2e/servers/free-port.ts';
import { run, start, stop } from './programs.ts';

/** Started by root, nginx workers would run as `nobody`, who can't read all folders. */
const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];

/**
 * Serves during `use`.
 * @param configure writes a configuration for this port into this folder, which is removed afterward, and returns its path
 * @param use gets the URL without a trailing slash
 */
async function withNginx<Result>(
  configure: (port: number, folder: string) => Promise<string>,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  try {
    const port = await freePort();
    const file = await configure(port, folder);
    const nginx = await start(port, ['nginx', '-c', file, ...asRoot]);
    try {
      return await use(`http://127.0.0.1:${port}`);
    } finally {
      await stop(nginx, 'SIGTERM');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
>>>>>>> h-bench

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

<<<<<<< HEAD
/**
 * Serves a folder with a bare nginx.
 * @param use gets the URL without a trailing slash
 */
export async function withPlainNginx<Result>(
  root: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  try {
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    await writeFile(file, plainConfiguration(port, root, folder));
    const nginx = await Nginx.start(file, [port]);
    try {
      return await use(`http://127.0.0.1:${port}`);
    } finally {
      await nginx.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Serves a release with the site's nginx configuration.
 * @param use gets the URL without a trailing slash
 */
export async function withSiteNginx<Result>(
  release: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const nginx = await SiteNginx.start({ release });
  try {
    return await use(nginx.at('127.0.0.1'));
  } finally {
    await nginx.stop();
  }
=======
/** Serves a folder with a bare nginx. */
export function withPlainNginx<Result>(
  root: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  return withNginx(async (port, folder) => {
    const file = join(folder, 'nginx.conf');
    await writeFile(file, plainConfiguration(port, root, folder));
    return file;
  }, use);
}

/**
 * Serves a release with the site's nginx configuration. Its folder has the same depth as in the image, because nginx
 * resolves the release's path for each page.
 */
export function withSiteNginx<Result>(
  release: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  return withNginx(async (port, folder) => {
    await run('nginx/publish.sh', [release, folder]);
    const state = join(folder, 'state');
    await run('nginx/render.sh', [join(state, 'conf')], {
      PATH: process.env.PATH,
      LISTEN_PORT: `127.0.0.1:${port}`,
      INTERNAL_PORT: `127.0.0.1:${await freePort()}`,
      SITE_ROOT: folder,
      STATE_DIR: state,
      BACKEND_ADDRESS: '127.0.0.1:1',
      RESOLVER: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
    });
    return join(state, 'conf/nginx.conf');
  }, use);
>>>>>>> h-bench
}
