import { parseArgs } from 'node:util';
import { runProgram } from '../../src/node/kit/runProgram';
import { runBrowserTests } from '../e2e/runBrowserTests';
import { testsOfChange } from './siteTests';

/**
 * The tests of the built site: `npm run test:site -- [--all] [--shard 1/4] [file …]`. Without
 * `--all`, what was green as it is comes up in a sample only: pages (verified.ts), the frame
 * (siteTests.ts), and exports.
 */
const { values, positionals: chosen } = parseArgs({
  options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
  allowPositionals: true,
});
const { all, shard } = values;
if (all) process.env.SITE_PAGES = 'all';
const files = all || chosen.length > 0 ? [] : testsOfChange();
// Playwright runs a shard in one go, so its files count as chosen.
const wanted = shard === undefined ? chosen : ['--shard', shard, ...chosen, ...files];
await runBrowserTests('tests/site/playwright.config.ts', wanted, files);
// They belong to no shard, so the first takes them.
if (chosen.length === 0 && (shard === undefined || shard.startsWith('1/'))) {
  await runProgram('npm', ['run', 'test:exports']);
}
