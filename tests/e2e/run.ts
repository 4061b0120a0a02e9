import { runBrowserTests } from './runBrowserTests';

await runBrowserTests('playwright.config.ts', process.argv.slice(2));
