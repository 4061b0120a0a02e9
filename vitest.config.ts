import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'data/**/*.test.ts',
      'preview/**/*.test.ts',
      'tests/content/**/*.test.ts',
    ],
    // A file that needs a document says so in its first line: `// @vitest-environment happy-dom`.
    environment: 'node',
    restoreMocks: true,
    // The machine that runs them may be busy; a hanging test still ends.
    testTimeout: 30_000,
    passWithNoTests: false,
  },
});
