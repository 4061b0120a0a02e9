import { runProgram } from '../../src/build/runProgram';
import { ensureBrowser } from './browser';

// Before Playwright starts: its configuration needs the path of the browser.
process.env.CHROMIUM_PATH = ensureBrowser();
const chosen = process.argv.slice(2);
if (chosen.length > 0) {
  await runProgram('playwright', ['test', ...chosen]);
} else {
  await runProgram('playwright', ['test', '--grep-invert', '@alone']);
  // What has to be there within a stated time is not measured while another worker takes a core.
  await runProgram('playwright', ['test', '--grep', '@alone', '--workers', '1']);
}
