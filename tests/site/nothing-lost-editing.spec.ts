import type { Page } from 'playwright/test';
import { BUILD_B } from '../e2e/docsSite';
import { beginEdit, component, demo, EDITED_PAGE, editor, frame, write } from '../e2e/editedDemo';
import { wakeReact } from '../e2e/frame';
import {
  countLoads,
  docsHostBrowser,
  expect,
  isMarked,
  lookForUpdate,
  markDocument,
  test,
  waitUntilStored,
} from '../e2e/offlineTest';
import { crashWorker, leaveAndReturn, missFile, offer, waitForNews } from './updates';

/** Code in the editor of a demo survives every kind of update. */

test.use({
  launchOptions: docsHostBrowser,
  ignoreHTTPSErrors: true,
  allowedMessages: [/Failed to load resource|Refused to execute|MIME type|Missing license key/],
});
test.describe.configure({ timeout: 120_000 });

async function editCode(page: Page): Promise<void> {
  await page.goto(EDITED_PAGE);
  await waitUntilStored(page);
  await wakeReact(page);
  await markDocument(page);
  await demo(page).scrollIntoViewIfNeeded();
  await beginEdit(page);
  await write(page, component('<p>My own idea</p>'));
  await seeCode(page);
}

/** What was typed is in the editor, and what comes of it in the frame. */
async function seeCode(page: Page): Promise<void> {
  await demo(page).scrollIntoViewIfNeeded();
  await expect(editor(page)).toContainText('<p>My own idea</p>');
  await expect(frame(page).getByText('My own idea')).toBeVisible();
}

test('a crash of the worker, a file that is gone, a new worker: the page stays', async ({
  page,
  site,
  deployB,
}) => {
  await editCode(page);
  await crashWorker(page);
  await seeCode(page);
  site.deploy(deployB);
  await missFile(page);
  await expect(offer(page)).toBeAttached();
  await lookForUpdate(page);
  await waitForNews(page, BUILD_B);
  await leaveAndReturn(page);
  await seeCode(page);
  expect(await isMarked(page)).toBe(true);
  // The frame and the compiler are of the old build still, and go on.
  await write(page, component('<p>Another idea</p>'));
  await expect(frame(page).getByText('Another idea')).toBeVisible();
});

test('who reloads by the button finds the code, its editor open', async ({
  page,
  site,
  deployB,
}) => {
  await editCode(page);
  site.deploy(deployB);
  await lookForUpdate(page);
  await waitForNews(page, BUILD_B);
  const loaded = page.waitForEvent('load');
  await offer(page).click();
  await loaded;
  await seeCode(page);
  expect(await isMarked(page)).toBe(false);
});

test('code that nobody has touched since it came back lets the page reload, and is there again', async ({
  page,
  site,
  deployB,
}) => {
  await editCode(page);
  await page.reload();
  await seeCode(page);
  const loads = await countLoads(page);
  site.deploy(deployB);
  await lookForUpdate(page);
  await expect.poll(loads, { timeout: 20_000 }).toBe(1);
  await seeCode(page);
  await expect(offer(page)).toHaveCount(0);
});
