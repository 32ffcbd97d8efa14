import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { withTimeout } from 'e2e/servers/until.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};

export type PagesServer = Awaited<ReturnType<typeof startPagesServer>>;

/** Serves a built site like nginx. Tests can override responses. */
export async function startPagesServer(folder: string) {
  /** The requested paths, in order. */
  const requested: string[] = [];
  const overrides = new Map<string, (response: ServerResponse) => void>();
  let concurrent = 0;
  const most = { concurrent: 0 };
  const server = createServer((request, response) => {
    // Every backend asks now and then whether there are pages.
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    concurrent += 1;
    most.concurrent = Math.max(most.concurrent, concurrent);
    response.on('close', () => (concurrent -= 1));
    const path = request.url ?? '';
    requested.push(path);
    const override = overrides.get(path);
    if (override) override(response);
    else void serve(folder, path, response);
  }).listen(0, '127.0.0.1');
  await withTimeout(
    'the server of the pages to listen',
    once(server, 'listening'),
  );
  return {
    requested,
    overrides,
    most,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await withTimeout(
        'the server of the pages to close',
        once(server, 'close'),
      );
    },
  };
}

async function serve(
  folder: string,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const file = fileOf(path);
  try {
    send(response, 200, file, await readFile(join(folder, file)));
  } catch {
    const page = `pages${path.startsWith('/es/') ? '/es' : ''}/404.html`;
    send(response, 404, page, await readFile(join(folder, page)));
  }
}

function fileOf(path: string): string {
  if (path === '/manifest.json') return 'manifest.json';
  if (extname(path)) return `files${path}`;
  return path === '/'
    ? 'pages/index.html'
    : `pages${path.replace(/\/$/, '')}.html`;
}

function send(
  response: ServerResponse,
  status: number,
  file: string,
  body: Buffer,
): void {
  const headers: OutgoingHttpHeaders = { 'Content-Type': types[extname(file)] };
  if (file === 'pages/admin.html') headers['X-Robots-Tag'] = 'noindex';
  response.writeHead(status, headers).end(body);
}
