import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
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

type Override = (response: ServerResponse) => void;

/** Serves a built site like nginx. Tests can override responses. */
export class PagesServer {
  /** The requested paths, in order. */
  readonly requested: string[] = [];
  readonly overrides = new Map<string, Override>();
  /** Highest number of concurrent requests. */
  maxConcurrent = 0;
  private concurrent = 0;
  private readonly server;

  private constructor(private readonly folder: string) {
    this.server = createServer((request, response) => {
      this.concurrent += 1;
      this.maxConcurrent = Math.max(this.maxConcurrent, this.concurrent);
      response.on('close', () => (this.concurrent -= 1));
      const path = request.url ?? '';
      this.requested.push(path);
      const override = this.overrides.get(path);
      if (override) override(response);
      else void this.serve(path, response);
    });
  }

  static async start(folder: string): Promise<PagesServer> {
    const server = new PagesServer(folder);
    server.server.listen(0, '127.0.0.1');
    await withTimeout('the server of the pages to listen', once(server.server, 'listening'));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    this.server.close();
    await withTimeout('the server of the pages to close', once(this.server, 'close'));
  }

  private async serve(path: string, response: ServerResponse): Promise<void> {
    const file = this.fileOf(path);
    try {
      send(response, 200, file, await readFile(join(this.folder, file)));
    } catch {
      const page = `pages${path.startsWith('/es/') ? '/es' : ''}/404.html`;
      send(response, 404, page, await readFile(join(this.folder, page)));
    }
  }

  private fileOf(path: string): string {
    if (path === '/manifest.json') return 'manifest.json';
    if (extname(path)) return `files${path}`;
    return path === '/' ? 'pages/index.html' : `pages${path.replace(/\/$/, '')}.html`;
  }
}

function send(response: ServerResponse, status: number, file: string, body: Buffer): void {
  const headers: OutgoingHttpHeaders = { 'Content-Type': types[extname(file)] };
  if (file === 'pages/admin.html') headers['X-Robots-Tag'] = 'noindex';
  response.writeHead(status, headers).end(body);
}
