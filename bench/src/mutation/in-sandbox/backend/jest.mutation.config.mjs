import process from 'node:process';
import config from './jest.config.js';

/** The backend's own configuration, but a file ends with its first failed test, and files run in the given order. */
export default {
  ...config,
  testTimeout: Number(process.env.WAIT_LIMIT) * 2,
  testSequencer: '<rootDir>/given-order.cjs',
  projects: config.projects.map((project) => ({
    ...project,
    rootDir: import.meta.dirname,
    testEnvironment: '<rootDir>/stop-at-first-failure.mjs',
  })),
};
