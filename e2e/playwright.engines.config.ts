import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './src/engines/engine-test.ts';
import { leftOut } from './src/test-matrix.ts';

/** WebKitGTK has no forced colors, and its driver can't print. */
const firefoxOnly = '**/firefox-only.spec.ts';

/**
 * The same tests in Firefox and WebKit, which have no driver in Playwright:
 * docs/decisions/tests.md.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  grepInvert: leftOut,
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' }, testIgnore: firefoxOnly },
  ],
  outputDir: '.cache/results/engines',
  reporter: [['list'], ['json', { outputFile: '.cache/reports/engines.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  // Generous, for busy machines. Waits end as soon as their condition holds.
  timeout: 300_000,
  workers: 2,
});
