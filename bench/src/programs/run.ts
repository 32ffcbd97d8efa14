import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const repository = join(import.meta.dirname, '../../..');

/** Runs a program at the repository root. @returns its trimmed output. */
export async function run(
  file: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const { stdout } = await promisify(execFile)(file, words, { cwd: repository, env: environment });
  return stdout.trimEnd();
}
