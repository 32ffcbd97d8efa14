import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireOwnStack } from './own-stack.ts';

/** Runs one Redis command. @returns the lines of its answer, none for an empty one. */
export async function redis(...command: string[]): Promise<string[]> {
  const script = `${requireOwnStack().redisCli} "$@"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script, 'redis', ...command]);
  return stdout.split('\n').filter((line) => line !== '');
}
