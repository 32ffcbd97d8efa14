import { type ChildProcess, execFile } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  open,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, listens } from './ports.ts';
import { Program, spawnTied } from './program.ts';
import { until } from './until.ts';

const run = promisify(execFile);
const folderOf = (script: string): string =>
  join(import.meta.dirname, '../../../nginx', script);

/**
 * nginx with any configuration. Its standard output goes to a file, because it
 * can't open Node's pipes.
 */
export class Nginx extends Program {
  readonly name = 'nginx';
  readonly #configuration: string;
  readonly #ports: readonly number[];

  private constructor(configuration: string, ports: readonly number[]) {
    super();
    this.#configuration = configuration;
    this.#ports = ports;
  }

  /** Resolves once it listens on all the ports of 127.0.0.1. */
  static async start(
    configuration: string,
    ports: readonly number[],
  ): Promise<Nginx> {
    const nginx = new Nginx(configuration, ports);
    await nginx.run();
    return nginx;
  }

  protected async spawn(): Promise<ChildProcess> {
    // Started by root, its workers would run as `nobody`, who can't read all
    // folders.
    const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
    const file = await open(`${this.#configuration}.out`, 'a');
    // Killed, it would leave its workers.
    const nginx = spawnTied(
      ['nginx', '-c', this.#configuration, ...asRoot],
      { stdio: ['ignore', file.fd, 'inherit'] },
      'TERM',
    );
    await file.close();
    return nginx;
  }

  protected hasStarted(nginx: ChildProcess): Promise<boolean> {
    return until('nginx to listen', async () => {
      if (nginx.exitCode !== null)
        throw new Error('nginx ended. The lines above show why.');
      return (await Promise.all(this.#ports.map(listens))).every(Boolean);
    });
  }

  /**
   * What it has written to its standard output. It's complete once nginx has
   * stopped.
   */
  output(): Promise<string> {
    return readFile(`${this.#configuration}.out`, 'utf8');
  }

  async stop(): Promise<void> {
    this.terminate();
    await this.exited();
  }
}

interface Options {
  /** host:port */
  readonly backend?: string;
  readonly trustedProxies?: string;
  /** A variable that another port returns for each request. */
  readonly variable?: string;
  /** Path of built pages, which are published. Default: there are none. */
  readonly release?: string;
}

export type SiteNginx = Awaited<ReturnType<typeof startSiteNginx>>;

/** nginx with the site's configuration, on all addresses of this machine. */
export async function startSiteNginx({
  backend = '127.0.0.1:1',
  trustedProxies = '',
  variable = '',
  release,
}: Options) {
  // As deep as in the image, because nginx resolves the release's path for each
  // page.
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const state = join(folder, 'state');
  const configuration = join(state, 'conf');
  const port = await freePort();
  const variablePort = await freePort();
  if (release === undefined) await writeErrorPages(folder);
  else await run(folderOf('publish.sh'), [release, folder]);
  await run(folderOf('render.sh'), [configuration], {
    env: {
      PATH: process.env['PATH'],
      LISTEN_PORT: port.toString(),
      INTERNAL_PORT: `127.0.0.1:${(await freePort()).toString()}`,
      SITE_ROOT: folder,
      STATE_DIR: state,
      BACKEND_ADDRESS: backend,
      RESOLVER: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port.toString()}`,
      TRUSTED_PROXIES: trustedProxies,
    },
  });
  const file = join(configuration, 'nginx.conf');
  const server = `server { listen 127.0.0.1:${variablePort.toString()}; return 200 "${variable}"; }`;
  const rendered = await readFile(file, 'utf8');
  await writeFile(file, rendered.replace(/\}\s*$/, `${server}\n}\n`));
  const nginx = await Nginx.start(file, [port, variablePort]);
  let stopped: Promise<string> | undefined;
  const stop = async () => {
    await nginx.stop();
    const accessLog = await nginx.output();
    // A DayScript's last request can end a moment after it.
    await rm(folder, { recursive: true, maxRetries: 5 });
    return accessLog;
  };
  return {
    /** Where the published pages are. */
    folder,
    /** The site's URL at an address of this machine. */
    at: (address: '127.0.0.1' | '[::1]') =>
      `http://${address}:${port.toString()}`,
    /** The variable for a request from this address. */
    async variableFor(address: string): Promise<string> {
      const headers = { 'X-Forwarded-For': address };
      return (
        await fetch(`http://127.0.0.1:${variablePort.toString()}`, { headers })
      ).text();
    },
    /** @returns its access log */
    stop: () => (stopped ??= stop()),
  };
}

/** What the build writes, and nginx answers above its limits. */
async function writeErrorPages(folder: string): Promise<void> {
  const errors = join(folder, 'current/errors');
  await mkdir(errors, { recursive: true });
  await mkdir(join(folder, 'current/pages'));
  await writeFile(join(errors, '429.json'), '{}');
}
