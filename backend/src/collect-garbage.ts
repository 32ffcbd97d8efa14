import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees what starting has left behind. That's as much memory as everything in use, and V8 would keep it until it needs
 * the room. Takes about a tenth of a second (docs/decisions/memory.md).
 */
export function collectGarbage(): void {
  // Defines `gc` in new contexts.
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as NodeJS.GCFunction;
  // Also what's otherwise kept to be fast, and gives the pages back to the system.
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
