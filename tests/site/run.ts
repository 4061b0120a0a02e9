import { runProgram } from '../../src/node/kit/runProgram';
import { runBrowserTests } from '../e2e/runBrowserTests';
import { testsOfChange } from './siteTests';

/**
 * The tests of the built site: `npm run test:site -- [--all] [--shard 1/4] [file …]`. Without
 * `--all`, what was green as it is comes up in a sample only: pages (verified.ts), the frame
 * (siteTests.ts), and exports.
 */
const chosen = process.argv.slice(2).filter((argument) => argument !== '--all');
const isAll = process.argv.includes('--all');
if (isAll) process.env.SITE_PAGES = 'all';
const isShard = chosen.includes('--shard');
const files = isAll || chosen.length > 0 ? [] : testsOfChange();
await runBrowserTests('tests/site/playwright.config.ts', chosen, files);
if (chosen.length === 0 || (isShard && chosen.at(-1)?.startsWith('1/'))) {
  await runProgram('npm', ['run', 'test:exports']);
}
