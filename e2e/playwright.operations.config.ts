import { defineConfig } from '@playwright/test';
import { readEnvironment } from './src/environment.ts';

/**
 * What an operator does with a whole site, over the Compose project that the environment names. No
 * browser is needed. PLAYWRIGHT_JSON_OUTPUT_FILE says where the report goes.
 */
export default defineConfig({
  testDir: 'tests/operations',
  outputDir: '.cache/results/operations',
  reporter: [['list'], ['json']],
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  use: { baseURL: readEnvironment(process.env).baseUrl },
});
