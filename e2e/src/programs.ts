import { existsSync } from 'node:fs';

/** Tells the person who starts the suite what to do, without a stack trace. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

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

const defaultPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds the Chromium installed on this machine. Never downloads one.
 *
 * @throws UsageError that says how to install one.
 */
export function findChromium(variables: NodeJS.ProcessEnv, paths = defaultPaths): string {
  const named = variables['CHROMIUM_PATH'];
  const found = (named ? [named] : paths).find((path) => existsSync(path));
  if (found) return found;
  throw new UsageError(
    named
      ? `CHROMIUM_PATH names ${named}, which is not there.`
      : 'No Chromium found: install Debian\'s package "chromium", or set CHROMIUM_PATH.',
  );
}

/**
 * Prefers the headless shell if it's installed: tests take half the time.
 *
 * @throws UsageError as {@link findChromium} does.
 */
export function findHeadlessShell(variables: NodeJS.ProcessEnv): string {
  return findChromium(variables, ['/usr/bin/chromium-headless-shell', ...defaultPaths]);
}
