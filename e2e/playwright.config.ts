import { defineConfig, type Project } from '@playwright/test';
import { findHeadlessShell } from './src/chromium.ts';
import { readEnvironment } from './src/environment.ts';

const { baseUrl, ownStack } = readEnvironment(process.env);

/** Leave nothing behind: fit for any address, the live site too. */
const publicProjects: Project[] = [
  { name: 'public', testDir: 'tests/public' },
  { name: 'access', testDir: 'tests/access' },
  { name: 'search', testDir: 'tests/search' },
];

/** Send messages and sign in: for a stack of one's own. */
const ownStackProjects: Project[] = [
  { name: 'privacy', testDir: 'tests/privacy' },
  { name: 'contact', testDir: 'tests/contact' },
  { name: 'admin', testDir: 'tests/admin' },
  { name: 'nginx', testDir: 'tests/nginx' },
];

/**
 * What looks at the built pages alone. Over another nginx and backend it would find the same again, so it
 * is left out where the very same files have passed: E2E_PAGES_TESTED.
 */
const pagesAlone = [
  'tests/access/**',
  'tests/privacy/third-parties.spec.ts',
  'tests/search/{pages,pictures,rich-results,structured-data,valid-html,vocabulary}.spec.ts',
  'tests/public/{pages,changed-by-extensions,deferred-application,error-boundaries}.spec.ts',
  'tests/public/{static-sections,typeface}.spec.ts',
  'tests/contact/{draft,error-boundary,mail-access,mistakes,required-fields}.spec.ts',
  'tests/contact/write-by-keyboard.spec.ts',
  'tests/admin/{dashboard-access,dashboard-bytes,dashboard-keyboard,dashboard-list,dashboard-messages}.spec.ts',
  'tests/admin/{aria-snapshots,error-boundaries,sign-in-accessibility,sign-in-by-keyboard,sign-in-focus,sign-in-loading}.spec.ts',
  'tests/admin/{sign-in-password-manager,sign-in-toast}.spec.ts',
];
const areTested = process.env['E2E_PAGES_TESTED'] !== undefined;

/** Over the site of another practice, instead of all others: `npm run test:practice`. */
const practiceProject: Project = { name: 'practice', testDir: 'tests/practice' };

const projects =
  process.env['E2E_PRACTICE'] === undefined
    ? [...publicProjects, ...(ownStack ? ownStackProjects : [])]
    : [practiceProject];

const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
if (!isWorker) {
  const names = projects.map(({ name }) => name).join(', ');
  console.log(`Testing ${baseUrl}: ${names}.`);
  if (!ownStack) {
    console.log(
      'Only the address is known, so no message is sent and nobody signs in. For the whole suite ' +
        'set E2E_MAILBOX_URL, E2E_REDIS_CLI, E2E_PAGES_SHELL and E2E_ADMIN_PASSWORD too.',
    );
  }
}

export default defineConfig({
  projects,
  testIgnore: areTested ? pagesAlone.map((pattern) => `**/${pattern}`) : [],
  outputDir: '.cache/results',
  snapshotPathTemplate: '{testDir}/aria-snapshots/{arg}{ext}',
  reporter: [
    ['list'],
    ['json', { outputFile: `.cache/reports/${process.env['E2E_PRACTICE'] ?? 'e2e'}.json` }],
  ],
  forbidOnly: true,
  fullyParallel: true,
  // A wait ends when what it waits for is there; this is for a machine that is busy with more.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  use: {
    baseURL: baseUrl,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findHeadlessShell(process.env),
      // Chromium's own sandbox refuses to run as root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
