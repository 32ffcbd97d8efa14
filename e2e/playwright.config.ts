import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './src/programs.ts';
import { ownStack, siteUrl } from './src/environment.ts';
import { leftOut } from './src/test-matrix.ts';

/** These change nothing, so they can run against any site, even production. */
const publicTests = ['pages', 'site'];

/** These send messages and sign in, so they need a stack of your own. */
const ownStackTests = ['screens', 'stack'];

/**
 * Tests that depend only on the built pages. E2E_PAGES_TESTED skips them when
 * the same files have already been tested behind another nginx and backend.
 */
const pageTests = ['**/tests/pages/**', '**/tests/screens/**'];
const pagesTested = process.env['E2E_PAGES_TESTED'] !== undefined;

/** E2E_PRACTICE: another practice's site has its own tests instead. */
const folders =
  process.env['E2E_PRACTICE'] === undefined
    ? [...publicTests, ...(ownStack ? ownStackTests : [])]
    : ['practice'];

const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
if (!isWorker) {
  console.log(`Testing ${siteUrl}: ${folders.join(', ')}.`);
  if (!ownStack) {
    console.log(
      'Only the address is known, so no message is sent and nobody signs in. For the whole suite ' +
        'set E2E_MAILBOX_URL, E2E_REDIS_CLI, E2E_ADMIN_PASSWORD and E2E_DESK_PASSWORD too.',
    );
  }
}

export default defineConfig({
  testDir: 'tests',
  // Not a project each, because each would start its own workers and browsers.
  testMatch: folders.map((folder) => `**/tests/${folder}/**/*.spec.ts`),
  testIgnore: pagesTested ? pageTests : [],
  grepInvert: leftOut,
  outputDir: '.cache/results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/aria-snapshots/{arg}{ext}',
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: `.cache/reports/${process.env['E2E_PRACTICE'] ?? 'e2e'}.json`,
      },
    ],
  ],
  forbidOnly: true,
  fullyParallel: true,
  // Generous, for busy machines: the longest visit takes 14 seconds on an idle
  // one. Waits end as soon as their condition holds.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  // More than most machines have processors, because a test also waits.
  workers: 4,
  use: {
    baseURL: siteUrl,
    // Recording takes a tenth of a second in each test.
    // `--trace=retain-on-failure` turns it on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessShell(process.env),
      // Chromium's own sandbox refuses to run as root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
        // One renderer for each context. Otherwise a blank tab gets another one
        // for its first page, which takes a quarter of all tests' time.
        '--renderer-process-limit=1',
        // One process less for each browser.
        '--in-process-gpu',
        // Nothing else can be reached. Answering requests in Playwright would
        // delay each one, and turn off the cache.
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(siteUrl).hostname}`,
      ],
    },
  },
});
