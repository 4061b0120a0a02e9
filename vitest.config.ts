import { defineConfig } from 'vitest/config';

/**
 * Claims that fail, or make others fail, where another file has used the same modules: plugins and
 * locales of date libraries are global, a license is checked once, and so is a wrong prop.
 */
const MODULES_OF_THEIR_OWN = [
  'tests/claims/guides/telemetry.test.tsx',
  'tests/claims/introduction{,/installation,/licensing}.test.tsx',
  'tests/claims/react-date-pickers{,/**/*}.test.tsx',
  'tests/claims/migration/migration-pickers-*.test.tsx',
  'tests/claims/*/quickstart.test.tsx',
  'tests/claims/react-data-grid/{features,filtering,sorting}.test.tsx',
];

/** Tests of what builds the site. */
const BUILD = 'src/node/**/*.test.ts';

const claims = {
  include: ['tests/claims/**/*.test.tsx'],
  environment: 'happy-dom',
  setupFiles: ['tests/claims/setup.ts'],
  // Claims wait for the packages' own timers; of 3,200 the busiest moment of a machine may fail one.
  retry: 1,
};

export default defineConfig({
  test: {
    // By default one processor is left free for editing; two are faster than one even then.
    maxWorkers: '100%',
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
            'tests/site/{colorFindings,siteTests,swapDifferences,verified}.test.ts',
          ],
          exclude: [BUILD],
          // A file that needs a document says so in its first line: `// @vitest-environment happy-dom`.
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'build units',
          include: [
            BUILD,
            'data/**/*.test.ts',
            'preview/**/*.test.ts',
            'tests/content/**/*.test.ts',
          ],
          environment: 'node',
          // They share what takes long to load and to read, and leave nothing behind.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...claims,
          name: 'claims',
          exclude: MODULES_OF_THEIR_OWN,
          // Loading the packages takes longer than most files' tests, so that a worker loads them once.
          isolate: false,
          execArgv: ['--import', './tests/claims/styleSheets.mjs'],
        },
      },
      {
        extends: true,
        test: {
          ...claims,
          name: 'isolated claims',
          include: MODULES_OF_THEIR_OWN,
          // Only modules that Vitest itself loads can be reset. Node would stop at their style sheets.
          server: { deps: { inline: [/@mui\/x-/] } },
        },
      },
    ],
  },
});
