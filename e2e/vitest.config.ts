import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tests/scripts/*.test.ts',
      '../bench/src/*.test.ts',
    ],
    // Tests of scripts mostly wait for other programs.
    maxWorkers: 4,
    // Generous, for busy machines.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
