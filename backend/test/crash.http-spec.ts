import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { cheapHash } from './support/admin.ts';
import { freePort } from './support/free-port.ts';

const runSource = resolve(import.meta.dirname, 'support/run-source.js');
const main = resolve(import.meta.dirname, '../src/main.ts');
const secret = 'Canary wrote to canary@visitor.example';

/** The code that crashes, which a stack trace can quote, and the expected log. */
const crashes: [what: string, code: string, logged: RegExp][] = [
  [
    'an uncaught exception',
    `process.on('SIGUSR2', () => { throw new RangeError(process.env.SECRET); });`,
    /"event":"crashed","cause":"uncaughtException","error":{"name":"RangeError"/,
  ],
  [
    'an unhandled rejection',
    `process.on('SIGUSR2', () => { void Promise.reject(new RangeError(process.env.SECRET)); });`,
    /"event":"crashed","cause":"unhandledRejection","error":{"name":"RangeError"/,
  ],
  [
    'a startup error',
    `globalThis.setInterval = () => { throw new RangeError(process.env.SECRET); };`,
    /The backend can't start: {"name":"RangeError"/,
  ],
];

test.each(crashes)(
  'exits with code 1 after %s without logging its message',
  async (_what, code, logged) => {
    const port = String(await freePort());
    const before = `data:text/javascript,${encodeURIComponent(code)}`;
    const backend = spawn(process.execPath, ['--import', runSource, '--import', before, main], {
      env: {
        SECRET: secret,
        PORT: port,
        HOST: '127.0.0.1',
        // Nothing listens there, but the backend starts anyway.
        REDIS_URL: 'redis://127.0.0.1:1',
        SESSION_SECRET: '0123456789abcdef0123456789abcdef',
        ADMIN_PASSWORD_HASH: await cheapHash(),
      },
    });
    const output = Promise.all([text(backend.stdout), text(backend.stderr)]);
    const exit = once(backend, 'exit', { signal: AbortSignal.timeout(60_000) });
    // Wait until it listens or exits.
    while (backend.exitCode === null && !(await answers(port))) await setTimeout(50);
    backend.kill('SIGUSR2');
    try {
      expect(await exit).toEqual([1, null]);
    } finally {
      backend.kill('SIGKILL');
    }
    const log = (await output).join('');
    expect(log).toMatch(logged);
    expect(log).not.toMatch(/canary/i);
  },
  70_000,
);

async function answers(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/live`).then(
    () => true,
    () => false,
  );
}
