import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from 'e2e/servers/ports.ts';
import { Nginx } from 'e2e/servers/nginx.ts';

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

/** Serves a folder with a bare nginx during `use`, which gets its URL without a trailing slash. */
export async function withPlainNginx<Result>(
  root: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'plain-nginx-'));
  try {
    const [port, file] = [await freePort(), join(folder, 'nginx.conf')];
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
