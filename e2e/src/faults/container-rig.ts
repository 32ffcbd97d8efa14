import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readEnvironment } from '../environment.ts';
import type { Part, Rig } from './rig.ts';

/** @returns what `docker` printed. */
async function docker(...words: string[]): Promise<string> {
  const options = { maxBuffer: 256 * 1024 * 1024 };
  return (await promisify(execFile)('docker', words, options)).stdout;
}

/** Runs `docker compose` on the project that the environment names. */
const compose = (...words: string[]): Promise<string> => docker('compose', ...words);

function containerPart(name: string): Part {
  const signal = async (word: string) => {
    await compose('kill', '--signal', word, name);
  };
  return {
    name,
    kill: () => signal('SIGKILL'),
    terminate: () => signal('SIGTERM'),
    gone: async () => {
      const id = (await compose('ps', '--all', '--quiet', name)).trim();
      return Number(await docker('wait', id));
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    // A container that was killed by hand stays down until it is started by hand.
    start: async () => {
      await compose('start', name);
    },
  };
}

/**
 * The Compose project of the container tests, reached through its nginx.
 *
 * @throws Error when the environment does not say where.
 */
export function openContainerRig(): Rig {
  const { baseUrl, ownStack } = readEnvironment(process.env);
  if (!ownStack) throw new Error('E2E_MAILBOX_URL is not set: give the address of the mailbox.');
  return {
    backend: containerPart('backend'),
    redis: containerPart('redis'),
    mailbox: containerPart('mailbox'),
    siteUrl: baseUrl,
    mailboxUrl: ownStack.mailboxUrl,
    outbox: (verb) =>
      compose('exec', '-T', 'backend', 'node', 'dist/backend/src/cli/outbox.js', verb),
    logs: () => compose('logs', '--no-color', 'nginx', 'backend', 'redis'),
    close: () => Promise.resolve(),
  };
}
