import { defineConfig } from 'playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './tests/e2e/browser';

const port = Number(process.env.E2E_PORT ?? 3411);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // A busy machine takes its time; a page that hangs still fails, and the report names what was tried again.
  timeout: 60_000,
  retries: process.env.CI ? 2 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
    // Recording each test makes all of them a good deal slower; what failed is tried again in CI.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  webServer: {
    command: 'node_modules/.bin/tsx preview/serve.ts',
    url: `http://localhost:${port}/x/introduction/`,
    // A configuration in another folder starts it too.
    cwd: process.cwd(),
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
