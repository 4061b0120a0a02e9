import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { SWITCHED_OFF } from '../../src/core/offline';
import { switchWorkerOff } from '../../src/node/finish/offline/switchWorkerOff';
import { BUILD_B } from '../e2e/docsSite';
import { LICENSING, wakeReact } from '../e2e/frame';
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
import { STAND_INS, configure } from '../e2e/services';
import { crashWorker, leaveAndReturn, missFile, offer, waitForNews } from './updates';

test.use({
  launchOptions: docsHostBrowser,
  ignoreHTTPSErrors: true,
  allowedMessages: [/Failed to load resource|Refused to execute|MIME type|Missing license key/],
});
test.describe.configure({ timeout: 120_000 });

const API_PAGE = '/x/api/data-grid/data-grid/';
const question = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });
const comment = (page: Page) => question(page).getByRole('textbox');
const apiFilter = (page: Page) => page.locator('[data-api-filter]');
const stage = (page: Page, name: string) => page.locator(`#${name} .demo-stage`);

async function writeComment(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'No' }).click();
  await comment(page).fill('Half a sentence');
}

/** The dialog of feedback about a section, open. */
async function sectionDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Actions for section: Choose a plan' }).click();
  await page.getByRole('button', { name: 'Give feedback' }).click();
  return page.getByRole('dialog', { name: 'Feedback on the section Choose a plan' });
}

/** Each kind of field and state: where it is, how a reader uses it, and how to see that it is there. */
const KINDS: Record<
  string,
  { path: string; use: (page: Page) => Promise<unknown>; see: (page: Page) => Promise<unknown> }
> = {
  'a comment': {
    path: LICENSING,
    use: writeComment,
    see: (page) => expect(comment(page)).toHaveValue('Half a sentence'),
  },
  'a vote': {
    path: LICENSING,
    use: (page) => question(page).getByRole('button', { name: 'Yes' }).click(),
    see: (page) => expect(question(page)).toContainText('Thanks for your vote.'),
  },
  'a comment about a section, put aside': {
    path: LICENSING,
    use: async (page) => {
      const dialog = await sectionDialog(page);
      await dialog.getByRole('button', { name: 'No' }).click();
      await dialog.getByRole('textbox').fill('A draft');
      await dialog.getByRole('button', { name: 'Close' }).click();
    },
    see: async (page) => {
      await expect(page.locator('.section-feedback textarea')).toHaveValue('A draft');
    },
  },
  'the filter of the API': {
    path: API_PAGE,
    use: (page) => apiFilter(page).fill('autoHeight'),
    see: (page) => expect(apiFilter(page)).toHaveValue('autoHeight'),
  },
  'a search': {
    path: LICENSING,
    use: async (page) => {
      await page.keyboard.press('Control+K');
      await page.locator('[data-search-input]').fill('row grouping');
    },
    see: (page) => expect(page.locator('[data-search-input]')).toHaveValue('row grouping'),
  },
  'code in the finder of old names': {
    path: '/x/migration/',
    use: (page) => page.locator('main').getByRole('textbox').fill('TreeItem2'),
    see: (page) => expect(page.locator('main').getByRole('textbox')).toHaveValue('TreeItem2'),
  },
  'the open settings': {
    path: LICENSING,
    use: (page) => page.getByRole('button', { name: 'Toggle settings drawer' }).click(),
    see: (page) => expect(page.locator('#settings')).toBeVisible(),
  },
  'an edited cell': {
    path: '/x/react-data-grid/editing/',
    use: async (page) => {
      await stage(page, 'EditableCells').scrollIntoViewIfNeeded();
      const cell = stage(page, 'EditableCells').locator('.MuiDataGrid-cell--editable').first();
      await cell.dblclick();
      await cell.locator('input').fill('Edited');
      await page.keyboard.press('Enter');
      await expect(cell).toHaveText('Edited');
    },
    see: (page) => expect(stage(page, 'EditableCells')).toContainText('Edited'),
  },
  'a demo in a frame': {
    path: '/x/react-data-grid/layout/',
    use: async (page) => {
      // A demo comes when it is near.
      await stage(page, 'WholePageGrid').scrollIntoViewIfNeeded();
      const frame = stage(page, 'WholePageGrid').frameLocator('iframe');
      await frame.locator('[role=row][data-rowindex="1"] [role=gridcell]').first().click();
    },
    see: (page) =>
      expect(
        stage(page, 'WholePageGrid').frameLocator('iframe').locator('[role=row].Mui-selected'),
      ).toHaveCount(1),
  },
};

async function open(page: Page, address: string): Promise<void> {
  await configure(page, { feedback: STAND_INS.feedback });
  await page.goto(address);
  await waitUntilStored(page);
  await wakeReact(page);
  await markDocument(page);
}

for (const [kind, { path: address, use, see }] of Object.entries(KINDS)) {
  test(`${kind} survives each kind of update`, async ({ page, site, deployB }) => {
    await open(page, address);
    await use(page);
    await see(page);
    await crashWorker(page);
    await see(page);

    site.deploy(deployB);
    await missFile(page);
    await expect(offer(page)).toBeAttached();
    await lookForUpdate(page);
    await waitForNews(page, BUILD_B);
    await leaveAndReturn(page);

    await see(page);
    expect(await isMarked(page)).toBe(true);
    await expect(offer(page)).toHaveCount(1);
  });
}

test('the kill switch takes nothing either', async ({ page, site }) => {
  const off = path.join(tmpdir(), `docs-nothing-lost-${process.pid}`);
  rmSync(off, { recursive: true, force: true });
  execFileSync('cp', ['-al', 'out', off]);
  switchWorkerOff(off);
  await open(page, API_PAGE);
  await apiFilter(page).fill('autoHeight');
  site.deploy(off);
  await lookForUpdate(page);
  await waitForNews(page, SWITCHED_OFF);
  await leaveAndReturn(page);
  await expect(apiFilter(page)).toHaveValue('autoHeight');
  expect(await isMarked(page)).toBe(true);
  rmSync(off, { recursive: true });
});

test('a comment is sent and thanked for while the site is updated', async ({
  page,
  site,
  deployB,
}) => {
  await open(page, LICENSING);
  await writeComment(page);
  site.delay = (url) => (url.startsWith(STAND_INS.feedback) ? 2000 : 0);
  site.deploy(deployB);
  await lookForUpdate(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitForNews(page, BUILD_B);
  await expect(question(page)).toContainText('Thanks for your feedback.');
  expect(await isMarked(page)).toBe(true);
});

test('the offer is a button, can be put off, and the reload comes by itself once nothing is at stake', async ({
  page,
  site,
  deployB,
}) => {
  await open(page, API_PAGE);
  await apiFilter(page).fill('autoHeight');
  const loads = await countLoads(page);
  site.deploy(deployB);
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(offer(page)).toHaveCount(0);
  await leaveAndReturn(page);
  expect(await isMarked(page)).toBe(true);
  await apiFilter(page).fill('');
  expect(loads()).toBe(0);
  await leaveAndReturn(page);
  await expect.poll(loads).toBe(1);
});

test('who reloads by the button finds the filter of the API as it was', async ({
  page,
  site,
  deployB,
}) => {
  await open(page, API_PAGE);
  await apiFilter(page).fill('autoHeight');
  const count = await page.locator('[data-api-count]').textContent();
  site.deploy(deployB);
  await lookForUpdate(page);
  const loaded = page.waitForEvent('load');
  await offer(page).click();
  await loaded;
  await expect(apiFilter(page)).toHaveValue('autoHeight');
  await expect(page.locator('[data-api-count]')).toHaveText(count!);
});
