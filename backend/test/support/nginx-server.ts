import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { until, withTimeout } from './until.ts';

const render = join(import.meta.dirname, '../../../nginx/render.sh');

interface Options {
  /** host:port of the backend. */
  readonly backend: string;
  readonly trustedProxies?: string;
  /** A variable that another port returns for each request. */
  readonly variable?: string;
}

/** nginx with the site's configuration, on all addresses of this machine. */
export class NginxServer {
  private constructor(
    private readonly port: number,
    private readonly variablePort: number,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  static async start({
    backend,
    trustedProxies = '',
    variable = '',
  }: Options): Promise<NginxServer> {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    // What the build writes, and nginx answers above its limits.
    const errors = join(folder, 'current/errors');
    await mkdir(errors, { recursive: true });
    await writeFile(join(errors, '429.json'), '{}');
    const [port, variablePort] = [await freePort(), await freePort()];
    await promisify(execFile)(render, [folder], {
      env: {
        PATH: process.env.PATH,
        LISTEN_PORT: port.toString(),
        INTERNAL_PORT: `127.0.0.1:${await freePort()}`,
        SITE_ROOT: folder,
        STATE_DIR: join(folder, 'state'),
        BACKEND_ADDRESS: backend,
        RESOLVER: '127.0.0.1',
        SITE_URL: 'http://site.example',
        TRUSTED_PROXIES: trustedProxies,
      },
    });
    const file = join(folder, 'nginx.conf');
    const server = `server { listen 127.0.0.1:${variablePort}; return 200 "${variable}"; }`;
    const configuration = await readFile(file, 'utf8');
    await writeFile(file, configuration.replace(/\}\s*$/, `${server}\n}\n`));

    const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
    // A file, because nginx can't open the socket that Node uses as a pipe.
    const accessLog = await open(join(folder, 'access.log'), 'a');
    const nginx = spawn('nginx', ['-c', file, ...asRoot], {
      stdio: ['ignore', accessLog.fd, 'inherit'],
    });
    await accessLog.close();
    // It opens one port after the other.
    await until('nginx to listen', async () => {
      if (nginx.exitCode !== null) throw new Error('nginx ended. The lines above show why.');
      return (await listens(port)) && (await listens(variablePort));
    });
    return new NginxServer(port, variablePort, folder, nginx);
  }

  /** The site's URL at an address of this machine. */
  at(address: '127.0.0.1' | '[::1]'): string {
    return `http://${address}:${this.port}`;
  }

  /** The variable for a request from this address. */
  async variableFor(address: string): Promise<string> {
    const headers = { 'X-Forwarded-For': address };
    return (await fetch(`http://127.0.0.1:${this.variablePort}`, { headers })).text();
  }

  /** Resolves with the access log, which nginx completes when it ends. */
  async stop(): Promise<string> {
    const exit = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await withTimeout('nginx to end', exit);
    const accessLog = await readFile(join(this.folder, 'access.log'), 'utf8');
    await rm(this.folder, { recursive: true });
    return accessLog;
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
