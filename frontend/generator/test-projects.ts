import { globSync, readFileSync } from 'node:fs';
import type { TestProjectConfiguration } from 'vitest/config';

const root = new URL('..', import.meta.url);

const replacesModules = (file: string) =>
  /\bvi\.(?:doMock|mock|resetModules)\(/.test(readFileSync(new URL(file, root), 'utf8'));

/**
 * Test files share the modules that they import, because loading those again takes longer than all tests. Files that
 * replace modules get their own.
 */
export function testProjects(): TestProjectConfiguration[] {
  const files = globSync('{src,generator,../shared/src}/**/*.test.{ts,tsx}', { cwd: root });
  const shared = files.filter((file) => !replacesModules(file));
  const own = files.filter(replacesModules);
  return [
    { extends: true, test: { name: 'shared modules', include: shared, isolate: false } },
    { extends: true, test: { name: 'own modules', include: own } },
  ];
}
