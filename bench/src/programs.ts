import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listens } from 'e2e/servers/ports.ts';
import { until } from 'e2e/servers/until.ts';

export const repository = join(import.meta.dirname, '../..');

/** The backend that scripts/bench.sh compiles. */
const builtBackend = join(repository, 'backend/.cache/bench/backend');

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
    maxBuffer: Infinity,
  });
  return stdout.trimEnd();
}

/** Starts one of the compiled backend's programs, a server on 127.0.0.1. */
export async function startServer(
  name: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  // With the compiled files of shared/, as in the image.
  const words = ['--conditions=built', join(builtBackend, name)];
  const server = spawn(process.execPath, words, {
    env: { HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(`${name} to listen`, () => listens(port));
  return server;
}

/** Settings for a separate stack without rate limits. */
export async function backendSettings(port: number) {
  const hash = join(builtBackend, 'src/cli/hash-password.js');
  const command = `echo "the bench's password" | node '${hash}'`;
  return {
    SITE_URL: `http://localhost:${port}`,
    MAIL_TO: 'desk@practice.example',
    MAIL_FROM: 'website@practice.example',
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
    ADMIN_PASSWORD_HASH: await run('sh', ['-c', command]),
    CONTACT_LIMIT: '1000000000',
    CONTACT_LIMIT_OVERALL: '1000000000',
  };
}

interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** What each request is. See wrk.lua. */
  readonly requests?: readonly ('contact' | 'brotli' | 'any-address')[];
}

/** The result of a load test. */
interface Served {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  readonly p99: number;
  readonly failed: number;
}

/** Load-tests a URL over many connections. */
export async function load(
  url: string,
  { connections, seconds, requests = [] }: Load,
): Promise<Served> {
  const script = join(import.meta.dirname, 'wrk.lua');
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script];
  const printed = await run('wrk', [...options, url, '--', ...requests]);
  return JSON.parse(printed.split('\n').at(-1) ?? '') as Served;
}
