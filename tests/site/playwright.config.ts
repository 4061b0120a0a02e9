import { defineConfig } from 'playwright/test';
import base from '../../playwright.config';

/** The whole site: `npm run test:site` (README, "Commands"). */
export default defineConfig({
  ...base,
  testDir: '.',
  // Vitest's tests of these files' helpers end in `.test.ts`.
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/site',
  reporter: [['./report.ts']],
  // Findings say what a trace would.
  use: { ...base.use, trace: 'off' },
});
