import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Starts a program and waits until it listens on its port.
 * @throws Error if it exits first.
 */
export async function start(
  port: number,
  command: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const [file = '', ...rest] = command;
  const child = spawn(file, rest, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${file} did not start.`);
  }
  return child;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}

/** Stops the program, by default without cleanup. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
