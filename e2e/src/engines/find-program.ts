import { existsSync } from 'node:fs';
import { UsageError } from '../usage-error.ts';

/**
 * Finds a program of one of Debian's packages. Never downloads one.
 *
 * @throws UsageError that names the package.
 */
export function findProgram(name: string, paths: string[], debianPackage: string): string {
  const found = paths.find((path) => existsSync(path));
  if (found) return found;
  throw new UsageError(
    `No ${name} found at ${paths.join(' or ')}: install Debian's package "${debianPackage}".`,
  );
}
