import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireOwnStack } from './own-stack.ts';

/** Runs a Redis command. @returns the non-empty lines of its reply. */
export async function redis(...command: string[]): Promise<string[]> {
  const script = `${requireOwnStack().redisCli} "$@"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script, 'redis', ...command]);
  return stdout.split('\n').filter((line) => line !== '');
}
