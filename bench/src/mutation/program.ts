import { spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<number>();

/** How a program ended. `output`: what it printed. */
export interface Ending {
  readonly timedOut: boolean;
  readonly exitCode: number | null;
  readonly output: string;
}

/** Runs a program in a process group of its own. Whatever is left of the group afterward is killed. */
export async function runProgram(
  [file = '', ...words]: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; limit: number },
): Promise<Ending> {
  const { cwd, env, limit } = options;
  const child = spawn(file, words, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} can't be started.`);
  running.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  }
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    killGroup(pid);
  }, limit);
  // Not "close", because a program that was left behind can hold the pipes open.
  await once(child, 'exit');
  clearTimeout(timer);
  killGroup(pid);
  running.delete(pid);
  return { timedOut, exitCode: child.exitCode, output };
}

export function killPrograms(): void {
  for (const pid of running) killGroup(pid);
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Every process in the group has already ended.
  }
}
