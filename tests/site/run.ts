import { runProgram } from '../../src/build/runProgram';
import { runBrowserTests } from '../e2e/runBrowserTests';

// Every page with demos, not a sample of them.
process.env.E2E_ALL_DEMOS = '1';
const chosen = process.argv.slice(2);
await runBrowserTests('tests/site/playwright.config.ts', chosen);
if (chosen.length === 0) await runProgram('npm', ['run', 'test:exports']);
