import { runProgram } from '../../src/node/kit/runProgram';
import { runBrowserTests } from '../e2e/runBrowserTests';

/**
 * The tests of the built site: `npm run test:site -- [--all] [--shard 1/4] [file …]`. Without
 * `--all`, pages that a full visit has passed as they are come up in a sample only (verified.ts).
 */
const chosen = process.argv.slice(2).filter((argument) => argument !== '--all');
if (process.argv.includes('--all')) process.env.SITE_PAGES = 'all';
const isShard = chosen.includes('--shard');
await runBrowserTests('tests/site/playwright.config.ts', chosen);
if (chosen.length === 0 || (isShard && chosen.at(-1)?.startsWith('1/'))) {
  await runProgram('npm', ['run', 'test:exports']);
}
