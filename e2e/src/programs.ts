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
export function findProgram(
  name: string,
  paths: string[],
  debianPackage: string,
): string {
  const found = paths.find((path) => existsSync(path));
  if (found) return found;
  throw new UsageError(
    `No ${name} found at ${paths.join(' or ')}: install Debian's package "${debianPackage}".`,
  );
}

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Chromium, or what CHROMIUM_PATH names. */
export function findChromium(
  variables: NodeJS.ProcessEnv,
  paths = chromiumPaths,
): string {
  const named = variables['CHROMIUM_PATH'];
  return findProgram('Chromium', named ? [named] : paths, 'chromium');
}

/** Prefers the headless shell if it's installed: tests take half the time. */
export const findHeadlessShell = (variables: NodeJS.ProcessEnv): string =>
  findChromium(variables, [
    '/usr/bin/chromium-headless-shell',
    ...chromiumPaths,
  ]);
