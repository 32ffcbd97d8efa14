import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { freePort } from './ports.ts';
import { Program, spawnTied } from './program.ts';
import { until } from './until.ts';

const script = join(import.meta.dirname, '../../../nginx/day.sh');

/**
 * nginx/day.sh, which puts what the front desk says into the pages of a site in
 * a folder.
 */
export class DayScript extends Program {
  readonly name = 'day.sh';
  readonly #folder: string;
  readonly #backend: string;
  readonly #path: string;
  /** What it has complained about. */
  output = '';

  private constructor(folder: string, backend: string, path: string) {
    super();
    this.#folder = folder;
    this.#backend = backend;
    this.#path = path;
  }

  /**
   * @param folder The site is in it, and its state in `state/`.
   * @param backend As host:port.
   * @param programs Folder with programs that are used instead of the usual
   *   ones.
   */
  static async start(
    folder: string,
    backend: string,
    programs = '',
  ): Promise<DayScript> {
    const path = `${programs}:${process.env['PATH'] ?? ''}`;
    const day = new DayScript(folder, backend, path);
    await day.run();
    return day;
  }

  protected spawn(): ChildProcess {
    const child = spawnTied([script], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: this.#path,
        BACKEND_ADDRESS: this.#backend,
        SITE_ROOT: this.#folder,
        STATE_DIR: join(this.#folder, 'state'),
      },
    });
    child.stderr?.on('data', (text) => (this.output += String(text)));
    return child;
  }

  protected hasStarted(child: ChildProcess): Promise<unknown> {
    return child.pid ? Promise.resolve() : once(child, 'spawn');
  }
}

/** Stands in for the backend that day.sh asks. */
export class DayBackend {
  readonly address: string;
  /** What it answers. */
  body = '';
  /** Sends the answer. */
  respond = (response: ServerResponse, body: string): unknown =>
    response.setHeader('Content-Length', Buffer.byteLength(body)).end(body);
  #asked = 0;
  readonly #server: Server;

  private constructor(host: string, port: number) {
    this.address = `${host}:${port.toString()}`;
    this.#server = createServer(({ url }, response) => {
      this.#asked += 1;
      if (url === '/day-pages') this.respond(response, this.body);
      else response.writeHead(404).end();
    });
    this.#server.listen(port, host);
  }

  static async start({
    host = '127.0.0.1',
    port,
  }: { host?: string; port?: number } = {}): Promise<DayBackend> {
    const backend = new DayBackend(host, port ?? (await freePort()));
    await once(backend.#server, 'listening');
    return backend;
  }

  /** Resolves once it was asked so many more times, and the script went on. */
  async wasAsked(times: number): Promise<void> {
    const before = this.#asked;
    await until('day.sh to ask', () => this.#asked > before + times);
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close().closeAllConnections();
    await once(this.#server, 'close');
  }
}

/** A period of an answer: seconds from now, and lines with tabs. */
export const period = (
  from: number,
  until: number,
  ...replacements: string[][]
): string => {
  const now = Math.floor(Date.now() / 1000);
  const lines = replacements.map((parts) => `${parts.join('\t')}\n`);
  return `${(now + from).toString()} ${(now + until).toString()}\n${lines.join('')}\n`;
};

/** Publishes a release of pages, by path and HTML. */
export async function publishPages(
  folder: string,
  name: string,
  pages: Record<string, string>,
): Promise<void> {
  const release = join(folder, 'releases', name);
  for (const [path, html] of Object.entries(pages)) {
    const file = join(release, 'pages', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  const next = join(folder, 'next');
  await symlink(release, next);
  await rename(next, join(folder, 'current'));
}
