import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from './ports.ts';
import { withTimeout } from './until.ts';

/** A Redis server with the same durability settings as in production. */
export class RedisServer {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #wrapper: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string, wrapper: readonly string[]) {
    this.url = `redis://127.0.0.1:${port.toString()}`;
    this.#port = port;
    this.#folder = folder;
    this.#wrapper = wrapper;
  }

  /** `wrapper`: a command prefix, such as a tracer. */
  static async start(wrapper: readonly string[] = []): Promise<RedisServer> {
    const folder = await mkdtemp(join(tmpdir(), 'redis-'));
    const server = new RedisServer(await freePort(), folder, wrapper);
    await server.run();
    return server;
  }

  /** Starts or restarts it on the same port with its data. */
  async run(): Promise<void> {
    const options = {
      port: this.#port,
      dir: this.#folder,
      appendonly: 'yes',
      appendfsync: 'always',
    };
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const command = [...this.#wrapper, 'redis-server', ...flags, '--save', ''];
    const started = spawn('env', command, {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    await withTimeout('Redis to accept connections', isReady(started.stdout));
    started.stdout.resume();
  }

  /** SIGKILL, like a crash. */
  async kill(): Promise<void> {
    if (this.#process?.exitCode !== null || this.#process.signalCode) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await withTimeout('Redis to end', exit);
  }

  /** The content of its append-only files. */
  async onDisk(): Promise<string> {
    const folder = join(this.#folder, 'appendonlydir');
    const files = await readdir(folder);
    // Redis may have just replaced a file.
    const read = (file: string) => readFile(join(folder, file), 'latin1').catch(() => '');
    const texts = await Promise.all(files.map(read));
    return texts.join('\n');
  }

  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true });
  }
}

/** @throws Error if Redis exits first. */
async function isReady(output: Readable): Promise<void> {
  for await (const line of createInterface({ input: output })) {
    if (line.includes('Ready to accept connections')) return;
  }
  throw new Error('Redis ended before it was ready.');
}
