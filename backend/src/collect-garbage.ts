import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees what starting has left behind. That's as much memory as everything in use, and V8 would keep it until it needs
 * the space. Takes about a tenth of a second (docs/benchmarks.md).
 */
export function collectGarbage(): void {
  // Defines `gc` in new contexts.
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as NodeJS.GCFunction;
  // Also frees what V8 usually keeps for speed, and returns the memory to the system.
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
