import { runProgram } from '../../src/node/kit/runProgram';
import { ensureBrowser } from './browser';

/**
 * Runs the tests of a Playwright configuration, with a browser that is found or installed.
 * @param config Path of the configuration.
 * @param chosen What the caller asks Playwright for, as arguments.
 * @param files Without such arguments, the test files that run; all when empty.
 * @throws Error when a test fails, after all have run.
 */
export async function runBrowserTests(
  config: string,
  chosen: readonly string[],
  files: readonly string[] = [],
): Promise<void> {
  // Before Playwright starts: its configuration needs the path of the browser.
  process.env.CHROMIUM_PATH = ensureBrowser();
  const test = (...args: string[]) =>
    runProgram('playwright', ['test', '--config', config, ...args]);
  if (chosen.length > 0) return test(...chosen);
  // What has to be there within a stated time is not measured while another worker takes a core.
  const runs = [
    () => test('--grep-invert', '@alone', ...files),
    () => test('--grep', '@alone', '--workers', '1', '--pass-with-no-tests', ...files),
  ];
  const failures: unknown[] = [];
  for (const run of runs) await run().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
