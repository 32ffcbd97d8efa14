import config from '../backend/jest.config.js';

// Only unit tests: HTTP tests start Redis and mail servers, which a mutant that
// hangs would leave behind.
const unit = config.projects.find(({ displayName }) => displayName === 'unit');

/** Runs in the top folder. */
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
  ],
  jest: {
    config: { ...unit, rootDir: 'backend', testTimeout: config.testTimeout },
  },
  mutate: [
    'backend/src/{contact,outbox,mail,auth,http,redis}/**/*.ts',
    '!**/*.spec.ts',
  ],
  // Each would need all tests.
  ignoreStatic: true,
  ignorePatterns: [
    '/*',
    '!/{backend,frontend,shared,docker-compose.secrets.yml}',
    '**/{dist,.cache}',
  ],
  tempDirName: '.cache/mutation/sandbox',
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/backend.html' },
};
