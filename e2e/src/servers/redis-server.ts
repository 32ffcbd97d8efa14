import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { freePort } from './ports.ts';
import { Program, spawnTied } from './program.ts';

/**
 * In memory where there is such a folder, because other programs that write to
 * the same disk can hold up fsync for seconds.
 */
const storage = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/**
 * A Redis server with the same durability settings as in production. It keeps
 * its port and its data.
 */
export class RedisServer extends Program {
  readonly name = 'redis';
  readonly url: string;
  readonly #folder: string;
  readonly #command: readonly [string, ...string[]];

  private constructor(
    port: number,
    folder: string,
    wrapper: readonly string[],
  ) {
    super();
    this.url = `redis://127.0.0.1:${port.toString()}`;
    this.#folder = folder;
    this.#command = [
      'env',
      ...wrapper,
      'redis-server',
      '--dir',
      folder,
      '--port',
      port.toString(),
      '--appendonly',
      'yes',
      '--appendfsync',
      'always',
      '--save',
      '',
    ];
  }

  /** `wrapper`: a command prefix, such as a tracer. */
  static async start(wrapper: readonly string[] = []): Promise<RedisServer> {
    const folder = await mkdtemp(join(storage, 'redis-'));
    const server = new RedisServer(await freePort(), folder, wrapper);
    await server.run();
    return server;
  }

  protected spawn(): ChildProcess {
    return spawnTied(this.#command, {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  protected async hasStarted({ stdout }: ChildProcess): Promise<void> {
    for await (const line of createInterface({
      input: stdout ?? Readable.from([]),
    })) {
      if (!line.includes('Ready to accept connections')) continue;
      stdout?.resume();
      return;
    }
    throw new Error('Redis ended before it was ready.');
  }

  /** The content of its append-only files. */
  async onDisk(): Promise<string> {
    const folder = join(this.#folder, 'appendonlydir');
    const files = await readdir(folder);
    // Redis may have just replaced a file.
    const read = (file: string) =>
      readFile(join(folder, file), 'latin1').catch(() => '');
    const texts = await Promise.all(files.map(read));
    return texts.join('\n');
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true });
  }
}
