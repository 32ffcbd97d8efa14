import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listens } from 'e2e/servers/ports.ts';
import { until } from 'e2e/servers/until.ts';

export const repository = join(import.meta.dirname, '../..');

/** The backend that scripts/bench.sh compiles. */
const builtBackend = join(repository, 'backend/.cache/bench/backend');

/** Runs a program at the repository root. @returns its trimmed output. */
export async function run(
  file: string,
  words: readonly string[],
): Promise<string> {
  const options = { cwd: repository, maxBuffer: Infinity };
  return (await promisify(execFile)(file, words, options)).stdout.trimEnd();
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

/** Settings for a separate stack without rate limits, and nobody signs in. */
export const backendSettings = (port: number) => ({
  SITE_URL: `http://localhost:${port}`,
  MAIL_TO: 'desk@practice.example',
  MAIL_FROM: 'website@practice.example',
  SESSION_SECRET: '0123456789abcdef0123456789abcdef',
  ADMIN_PASSWORD_HASH: btoa(
    `$argon2id$v=19$m=47104,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  ),
  CONTACT_LIMIT: '1000000000',
  CONTACT_LIMIT_OVERALL: '1000000000',
});

/**
 * Load-tests a URL.
 * @param request what each request is: see wrk.lua
 */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  request = '',
) {
  const script = join(import.meta.dirname, 'wrk.lua');
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script];
  const printed = await run('wrk', [...options, url, '--', request]);
  const last = printed.split('\n').at(-1) ?? '';
  return JSON.parse(last) as { perSecond: number; failed: number };
}
