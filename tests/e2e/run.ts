import { runProgram } from '../../src/build/runProgram';
import { ensureBrowser } from './browser';

// Before Playwright starts: its configuration needs the path of the browser.
process.env.CHROMIUM_PATH = ensureBrowser();
await runProgram('playwright', ['test', ...process.argv.slice(2)]);
