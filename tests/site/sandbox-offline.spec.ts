import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { DemoSources } from '../../src/core/demoTypes';
import type { DocsSite } from '../e2e/docsSite';
import { beginEdit, component, demo, editor, frame, write } from '../e2e/editedDemo';
import { wakeReact } from '../e2e/frame';
import { putSandboxIn, runFiles } from '../e2e/sandboxPage';
import { expect, test, waitUntilStored, withoutNetwork } from '../e2e/offlineTest';

const TREE = '/x/react-tree-view/rich-tree-view/items/';
/** With a demo of two files. */
const TREE_ITEMS = '/x/react-tree-view/tree-item-customization/';

test.use(withoutNetwork);
test.describe.configure({ timeout: 180_000 });

/** Opens a page of the Tree View, downloads the product and takes the network away. */
async function goOffline(page: Page, site: DocsSite): Promise<void> {
  await page.goto(TREE);
  await waitUntilStored(page);
  const row = page.locator('.footer-offline').getByRole('group', { name: 'Tree View' });
  await row.locator('[data-action=main]').click();
  await expect(row).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
  site.isDown = () => true;
  await page.goto(TREE);
}

test('after the download of a product its demos can be edited without the network', async ({
  page,
  site,
}) => {
  await goOffline(page, site);
  await page.goto(TREE_ITEMS);
  await wakeReact(page);
  await demo(page).scrollIntoViewIfNeeded();
  await beginEdit(page);
  await expect(frame(page).getByRole('tree')).toBeVisible();
  await write(page, component('<p>Written on the train</p>'));
  await expect(frame(page).getByText('Written on the train')).toBeVisible();
  // The colors of the code come with the editor's style sheet.
  await expect(editor(page).locator('.token').first()).toBeVisible();
});

test('after the download of a product its demos run without the network', async ({
  page,
  site,
}) => {
  await goOffline(page, site);
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
