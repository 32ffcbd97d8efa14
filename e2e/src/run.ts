import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(import.meta.dirname, '../..');

/** Runs a program in the repository's top folder. @returns what it printed. */
async function run(file: string, words: string[]): Promise<string> {
  return (await promisify(execFile)(file, words, { cwd: repository })).stdout;
}

/** Runs `docker`, whatever the project. */
export const docker = (...words: string[]): Promise<string> => run('docker', words);

/** Runs `docker compose` on the project that the environment names. */
export const compose = (...words: string[]): Promise<string> => docker('compose', ...words);

/** Runs a target of the Makefile on that project. */
export const make = (...words: string[]): Promise<string> =>
  run('make', ['--silent', ...words, 'MODE=containers']);

/** Runs a line of shell. */
export const shell = (line: string): Promise<string> => run('sh', ['-c', line]);
