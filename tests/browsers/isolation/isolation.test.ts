import { expect, test } from 'vitest';
import { bundleScript } from '../../../src/node/kit/bundleBrowserFile';
import { LICENSING } from '../../e2e/frame';
import { ATTACKS, attackCode, outcomeOf } from '../../e2e/sandboxAttacks';
import { LOOK } from '../../e2e/sandboxPage';
import { useBrowser } from '../support/useBrowser';

/** The frame of edited code in another engine: each attack of the browser tests, one page for each. */
const reader = useBrowser({
  // What the browser says of what it refuses, and what the attacks say themselves.
  expected: /./,
});

test.each(Object.entries(ATTACKS))('%s is out of reach', async (_, body) => {
  const { tab } = reader;
  await reader.visit(LICENSING);
  const address = await tab.evaluate(() => location.href);
  const bundle = new Function(await bundleScript('tests/e2e/sandboxEntry.ts'));
  await tab.evaluate(bundle as () => void);
  await tab.evaluate((look) => window.sandboxTest.open(look), LOOK);
  await tab.evaluate((code) => {
    window.sandboxTest.run({ 'Demo.tsx': code }, 'Demo.tsx');
  }, attackCode(body));
  const outcome = async () =>
    outcomeOf(await tab.evaluate(() => JSON.parse(JSON.stringify(window.sandboxTest.reports))));
  await expect.poll(outcome, { timeout: 20_000 }).toBeDefined();
  expect(await outcome()).toMatch(/REFUSED /);
  expect(await tab.evaluate(() => location.href)).toBe(address);
});
