import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { listens } from '../servers/ports.ts';
import { until } from '../servers/until.ts';
import type { Part } from './rig.ts';

interface Program {
  name: string;
  command: string[];
  environment: NodeJS.ProcessEnv;
  /** The program has started once it listens here. */
  port: number;
  /** Its output is appended to this file. */
  log: string;
}

/** A program that runs as a local process. */
export class ProcessPart implements Part {
  readonly name: string;
  readonly #program: Program;
  #process: ChildProcess | undefined;

  constructor(program: Program) {
    this.name = program.name;
    this.#program = program;
  }

  async start(): Promise<void> {
    const { command, environment, port, log } = this.#program;
    const [file = '', ...rest] = command;
    const output = await open(log, 'a');
    const started = spawn(file, rest, {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', output.fd, output.fd],
    });
    this.#process = started;
    await output.close();
    const hasEnded = () => started.exitCode !== null;
    await until(`the ${this.name} to listen`, async () => hasEnded() || listens(port), 20_000);
    if (hasEnded()) {
      throw new Error(`The ${this.name} ended at once:\n${await readFile(log, 'utf8')}`);
    }
  }

  async kill(): Promise<void> {
    const running = this.#process;
    if (running?.exitCode !== null || running.signalCode) return;
    const exit = once(running, 'exit');
    running.kill('SIGKILL');
    await exit;
  }

  terminate(): Promise<void> {
    this.#process?.kill('SIGTERM');
    return Promise.resolve();
  }

  async exited(): Promise<number> {
    const running = this.#process;
    if (running?.exitCode === null && running.signalCode === null) await once(running, 'exit');
    return running?.exitCode ?? Number.NaN;
  }

  freeze(): Promise<void> {
    this.#process?.kill('SIGSTOP');
    return Promise.resolve();
  }

  thaw(): Promise<void> {
    this.#process?.kill('SIGCONT');
    return Promise.resolve();
  }
}
