import { defineConfig } from 'vitest/config';

/** Browser tests in Firefox and WebKit; `run.ts` chooses the engine and the files. */
export default defineConfig({
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    // One browser at a time: it takes both cores of a small machine.
    fileParallelism: false,
    maxWorkers: 1,
    // As the tests in Chromium: a busy machine may delay any one.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    reporters: ['verbose'],
  },
});
