import { defineConfig } from '@playwright/test';
import { siteUrl } from './src/environment.ts';

/**
 * Operator tasks on the Compose project from the environment. They need no
 * browser. PLAYWRIGHT_JSON_OUTPUT_FILE sets the report's path.
 */
export default defineConfig({
  testDir: 'tests/operations',
  outputDir: '.cache/results/operations',
  reporter: [['list'], ['json']],
  forbidOnly: true,
  workers: 1,
  // Generous, for busy machines: some tests build the pages twice.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  use: { baseURL: siteUrl },
});
