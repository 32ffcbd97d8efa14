import { env } from 'node:process';
import { compose, docker } from '../compose-project.ts';
import { siteUrl } from '../environment.ts';
import { requireOwnStack } from '../own-stack.ts';
import type { Part, Rig } from './rig.ts';

function containerPart(service: string): Part {
  // Once, because Compose takes longer to find a container than Docker to kill it.
  let found: Promise<string> | undefined;
  const id = () => (found ??= compose('ps', '--all', '--quiet', service).then((ids) => ids.trim()));
  const signal = async (name: string) => {
    await docker('kill', '--signal', name, await id());
  };
  return {
    name: service,
    kill: () => signal('SIGKILL'),
    terminate: () => signal('SIGTERM'),
    exited: async () => Number(await docker('wait', await id())),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    // Docker doesn't restart a container that was killed on purpose.
    run: async () => {
      await docker('start', await id());
    },
  };
}

/**
 * The Compose project of the container tests, accessed through nginx.
 *
 * @throws Error if the environment doesn't describe the stack.
 */
export const openContainerRig = (): Rig => ({
  backend: containerPart('backend'),
  redis: containerPart('redis'),
  mailbox: containerPart('mailbox'),
  recipients: (env['E2E_MAIL_TO'] ?? '').split(','),
  siteUrl,
  mailboxUrl: requireOwnStack().mailboxUrl,
  outbox: (verb) =>
    compose('exec', '-T', 'backend', 'node', 'dist/backend/src/cli/outbox.js', verb),
  logs: () => compose('logs', '--no-color', 'nginx', 'backend', 'redis'),
  close: () => Promise.resolve(),
});
