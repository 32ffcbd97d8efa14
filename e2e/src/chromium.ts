import { existsSync } from 'node:fs';
import { Complaint } from './complaint.ts';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium of this machine; none is ever downloaded.
 *
 * @throws Complaint that says how to get one.
 */
export function findChromium(variables: NodeJS.ProcessEnv, places = usualPlaces): string {
  const named = variables['CHROMIUM_PATH'];
  const found = (named ? [named] : places).find((path) => existsSync(path));
  if (found) return found;
  throw new Complaint(
    named
      ? `CHROMIUM_PATH names ${named}, which is not there.`
      : 'No Chromium found: install Debian\'s package "chromium", or set CHROMIUM_PATH.',
  );
}

/**
 * The same engine without the browser's own windows, where it's installed: tests take half the time.
 *
 * @throws Complaint as {@link findChromium} does.
 */
export function findHeadlessShell(variables: NodeJS.ProcessEnv): string {
  return findChromium(variables, ['/usr/bin/chromium-headless-shell', ...usualPlaces]);
}
