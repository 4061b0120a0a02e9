import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    restoreMocks: true,
    // The machine that runs them may be busy; a hanging test still ends.
    testTimeout: 30_000,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'src/**/*.test.{ts,tsx}',
            'data/**/*.test.ts',
            'preview/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/site/verified.test.ts',
          ],
          // A file that needs a document says so in its first line: `// @vitest-environment happy-dom`.
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'claims',
          include: ['tests/claims/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/claims/setup.ts'],
          // Node would import the packages' style sheets as modules.
          server: { deps: { inline: [/@mui\/x-/] } },
        },
      },
    ],
  },
});
