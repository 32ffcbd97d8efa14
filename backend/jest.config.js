/**
 * Compiles TypeScript for tests, including decorators, which Node doesn't
 * support.
 */
export const swc = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
};

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', swc] },
};

/**
 * Unit specs are next to the source. HTTP specs run the application with a real
 * Redis and mail server.
 */
export default {
  // Generous, for busy machines. Waits end as soon as their condition holds.
  testTimeout: 300_000,
  // On a busy machine, a worker takes longer than Jest's half a second to end.
  // One that leaks never ends.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'http',
      testMatch: ['<rootDir>/test/**/*.http-spec.ts'],
      globalSetup: '<rootDir>/test/support/built-site.ts',
    },
  ],
};
