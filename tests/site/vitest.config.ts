import { defineConfig } from 'vitest/config';

/** Tests that take minutes and need the network: `npm run test:exports`. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/site/exports.test.ts'],
    environment: 'node',
    testTimeout: 300_000,
    // Most of an installation is waiting.
    maxConcurrency: 3,
  },
});
