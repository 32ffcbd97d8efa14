import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../e2e/src/free-port.ts';
import { asRoot } from './nginx-user.ts';
import { start, stop } from './program.ts';

/** A minimal configuration, like in nginx's own example. */
const configuration = (port: number, root: string, state: string) => `
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

/** Serves a folder during `use`. @param use gets the URL without a trailing slash */
export async function withPlainNginx<Result>(
  root: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const state = await mkdtemp(join(tmpdir(), 'plain-nginx-'));
  const file = join(state, 'nginx.conf');
  const port = await freePort();
  await writeFile(file, configuration(port, root, state));
  let nginx: ChildProcess | undefined;
  try {
    nginx = await start(port, ['nginx', '-c', file, ...asRoot]);
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    if (nginx) await stop(nginx, 'SIGTERM');
    await rm(state, { recursive: true });
  }
}
