import {
  spawn,
  type ChildProcess,
  type SpawnOptions,
} from 'node:child_process';
import { once } from 'node:events';
import { withTimeout } from './until.ts';

/**
 * Starts a program that gets the signal once this process has ended, even if it
 * was killed. A program that keeps running keeps its standard error open, and
 * Jest waits for that forever.
 */
export const spawnTied = (
  [program, ...args]: readonly [string, ...string[]],
  options: SpawnOptions,
  signal: 'KILL' | 'TERM' = 'KILL',
): ChildProcess =>
  spawn('setpriv', ['--pdeathsig', signal, program, ...args], options);

/** A program that tests start, kill and freeze. */
export abstract class Program {
  abstract readonly name: string;
  #process: ChildProcess | undefined;

  protected abstract spawn(): Promise<ChildProcess> | ChildProcess;

  /** Resolves once it can be used. */
  protected abstract hasStarted(child: ChildProcess): Promise<unknown>;

  /** Starts or restarts it. */
  async run(): Promise<void> {
    this.#process = await this.spawn();
    await withTimeout(`${this.name} to start`, this.hasStarted(this.#process));
  }

  /** SIGKILL, like a crash. */
  async kill(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await this.exited();
  }

  /** SIGTERM: shuts down gracefully. */
  terminate(): void {
    this.#process?.kill('SIGTERM');
  }

  /** Resolves with the exit code. */
  async exited(): Promise<number> {
    const child = this.#process;
    if (child?.exitCode === null && child.signalCode === null) {
      await withTimeout(`${this.name} to end`, once(child, 'exit'));
    }
    return child?.exitCode ?? Number.NaN;
  }

  /** SIGSTOP: connections stay open but get no response. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** SIGCONT */
  thaw(): void {
    this.#process?.kill('SIGCONT');
  }
}
