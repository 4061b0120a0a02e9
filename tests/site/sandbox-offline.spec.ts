import { readFileSync } from 'node:fs';
import type { DemoSources } from '../../src/core/demoTypes';
import { putSandboxIn, runFiles } from '../e2e/sandboxPage';
import { expect, test, waitUntilStored, withoutNetwork } from '../e2e/offlineTest';

const TREE = '/x/react-tree-view/rich-tree-view/items/';

test.use(withoutNetwork);
test.describe.configure({ timeout: 180_000 });

test('after the download of a product its demos run without the network', async ({
  page,
  site,
}) => {
  await page.goto(TREE);
  await waitUntilStored(page);
  const row = page.locator('.footer-offline').getByRole('group', { name: 'Tree View' });
  await row.locator('[data-action=main]').click();
  await expect(row).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });

  site.isDown = () => true;
  await page.goto(TREE);
  await putSandboxIn(page);
  const asset = /\/assets\/demos\/[\w.-]+\.json/.exec(
    readFileSync(`out${TREE}index.html`, 'utf8'),
  )![0];
  const sources = await page.evaluate(
    async (url) => (await (await fetch(url)).json()) as DemoSources,
    asset,
  );
  const files = sources.system!.TS;
  const byName = Object.fromEntries(files.map(({ name, code }) => [name, code]));
  expect(await runFiles(page, byName, files[0]!.name)).toMatchObject({ kind: 'ran' });
  const frame = page.frameLocator('#sandbox iframe');
  await expect(frame.getByRole('tree')).toBeVisible();
  // The worker has answered with the frame's own policy.
  expect(await frame.locator('html').evaluate(() => self.origin)).toBe('null');
});

test('what was not downloaded says so', async ({ page, site }) => {
  await page.goto(TREE);
  await waitUntilStored(page);
  site.isDown = () => true;
  await page.goto(TREE);
  await putSandboxIn(page);
  const code = 'export default () => <p>Shown</p>;';
  expect(await runFiles(page, { 'Demo.tsx': code })).toEqual({
    kind: 'problem',
    run: 1,
    phase: 'frame',
    message: 'The libraries for the code could not be loaded. Check your connection.',
  });
});
