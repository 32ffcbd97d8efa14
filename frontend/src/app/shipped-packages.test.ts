import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lockfile {
  packages: Record<string, { version: string; dev?: boolean }>;
}

const lockfile = new URL('../../package-lock.json', import.meta.url);

test('no shipped package is installed in two versions', () => {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile;
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path && !dev);
  const names = shipped.map(([path]) => path.split('node_modules/').at(-1));
  expect(names).toContain('react');
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
