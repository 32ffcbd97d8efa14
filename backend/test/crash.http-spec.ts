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

/** What happens, the code for it (which a stack trace can quote) and what the log says. */
const crashes: [what: string, code: string, logged: RegExp][] = [
  [
    'an error that nothing catches',
    `process.on('SIGUSR2', () => { throw new RangeError(process.env.SECRET); });`,
    /"event":"crashed","cause":"uncaughtException","error":{"name":"RangeError"/,
  ],
  [
    'a rejection that nothing handles',
    `process.on('SIGUSR2', () => { void Promise.reject(new RangeError(process.env.SECRET)); });`,
    /"event":"crashed","cause":"unhandledRejection","error":{"name":"RangeError"/,
  ],
  [
    'a start that fails',
    `globalThis.setInterval = () => { throw new RangeError(process.env.SECRET); };`,
    /The backend cannot start: {"name":"RangeError"/,
  ],
];

test.each(crashes)(
  '%s ends the process with code 1, without logging its message',
  async (_what, code, logged) => {
    const port = String(await freePort());
    const before = `data:text/javascript,${encodeURIComponent(code)}`;
    const backend = spawn(process.execPath, ['--import', runSource, '--import', before, main], {
      env: {
        SECRET: secret,
        PORT: port,
        HOST: '127.0.0.1',
        // Nothing listens there, and the backend starts all the same.
        REDIS_URL: 'redis://127.0.0.1:1',
        SESSION_SECRET: '0123456789abcdef0123456789abcdef',
        ADMIN_PASSWORD_HASH: await cheapHash(),
      },
    });
    const output = Promise.all([text(backend.stdout), text(backend.stderr)]);
    const exit = once(backend, 'exit', { signal: AbortSignal.timeout(60_000) });
    // Once it listens; a start that fails never does.
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
