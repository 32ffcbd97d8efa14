import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { viteConfig } from './generator/vite-config.ts';

const root = new URL('.', import.meta.url);
const testFiles = globSync('{src,generator,../shared/src}/**/*.test.{ts,tsx}', {
  cwd: root,
});
const replacesModules = (file: string) =>
  /\bvi\.(?:doMock|mock|resetModules)\(/.test(
    readFileSync(new URL(file, root), 'utf8'),
  );

/** For development and tests. The build has a configuration for each language. */
export default defineConfig({
  ...viteConfig('en'),
  test: {
    // Test files share the modules that they import, because loading those
    // again takes longer than all tests. Files that replace modules get their
    // own.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          include: testFiles.filter((file) => !replacesModules(file)),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'own modules',
          include: testFiles.filter(replacesModules),
        },
      },
    ],
    // Vitest takes one less than the machine has. These tests end last in
    // `make check` and in `make test`, so they may use two processors.
    maxWorkers: 2,
    // Generous, for busy machines.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // It would use one practice's modules in the next one's tests.
    fsModuleCache: false,
  },
});
