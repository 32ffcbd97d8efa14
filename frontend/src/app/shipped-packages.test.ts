import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lockfile {
  packages: Record<string, { dependencies?: Record<string, string> }>;
}

const lockfile = new URL('../../../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile;

/** Where a package finds a dependency: in its own folder or the closest one above. */
function resolve(name: string, from: string): string {
  const path = `${from && `${from}/`}node_modules/${name}`;
  return path in packages || from === '' ? path : resolve(name, from.replace(/\/?[^/]+$/, ''));
}

/** Adds all folders of packages that end up in the site's scripts. */
function addShipped(from: string, shipped: Set<string>): Set<string> {
  for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
    const path = resolve(name, from);
    if (shipped.has(path)) continue;
    addShipped(path, shipped.add(path));
  }
  return shipped;
}

test('no shipped package is installed in two versions', () => {
  const shipped = [...addShipped('frontend', new Set())];
  const names = shipped.map((path) => path.split('node_modules/').at(-1));
  expect(names).toContain('react-dom');
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
