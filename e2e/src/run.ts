import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(import.meta.dirname, '../..');

/** Runs a program at the repository root. @returns its output. */
async function run(file: string, args: string[]): Promise<string> {
  return (await promisify(execFile)(file, args, { cwd: repository })).stdout;
}

/** Runs `docker`. */
export const docker = (...args: string[]): Promise<string> => run('docker', args);

/** Runs `docker compose` on the project from the environment. */
export const compose = (...args: string[]): Promise<string> => docker('compose', ...args);

/** Runs `make` on that project. */
export const make = (...args: string[]): Promise<string> =>
  run('make', ['--silent', ...args, 'MODE=containers']);

/** Runs a shell command. */
export const shell = (line: string): Promise<string> => run('sh', ['-c', line]);
