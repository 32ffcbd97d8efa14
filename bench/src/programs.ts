import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listens } from 'e2e/servers/ports.ts';
import { until } from 'e2e/servers/until.ts';

export const repository = join(import.meta.dirname, '../..');

/** The backend that scripts/bench.sh compiles. */
export const builtBackend = join(repository, 'backend/.cache/bench/backend');

/** A variable from scripts/bench.sh. */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start this with make.`);
  return value;
}

/** Runs a program at the repository root. @returns its trimmed output. */
export async function run(
  file: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const { stdout } = await promisify(execFile)(file, words, {
    cwd: repository,
    env: environment,
  });
  return stdout.trimEnd();
}

/**
 * Starts a program and waits until it listens on its port.
 * @throws Error if it doesn't
 */
export async function start(
  port: number,
  [file = '', ...words]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = spawn(file, words, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(`${file} to listen`, () => {
    if (child.exitCode !== null) throw new Error(`${file} did not start.`);
    return listens(port);
  });
  return child;
}

/** Stops the program without cleanup. */
export async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** The result of a load test. */
export interface Served {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

export interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** What each request is. See wrk.lua. */
  readonly requests: readonly ('contact' | 'brotli' | 'any-address')[];
}

/** Load-tests a URL over many connections. */
export async function load(
  url: string,
  { connections, seconds, requests }: Load,
): Promise<Served> {
  const script = join(import.meta.dirname, 'wrk.lua');
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script];
  const printed = await run('wrk', [...options, url, '--', ...requests]);
  return JSON.parse(printed.split('\n').at(-1) ?? '') as Served;
}

/** Settings for a separate stack without rate limits. */
export async function backendSettings(
  port: number,
): Promise<Record<string, string>> {
  const hash = join(builtBackend, 'src/cli/hash-password.js');
  return {
    SITE_URL: `http://localhost:${port}`,
    MAIL_TO: 'desk@practice.example',
    MAIL_FROM: 'website@practice.example',
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
    ADMIN_PASSWORD_HASH: await run('sh', [
      '-c',
      `echo "the bench's password" | node '${hash}'`,
    ]),
    CONTACT_LIMIT: '1000000000',
    CONTACT_LIMIT_OVERALL: '1000000000',
  };
}
