import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { DOCS_HOST } from '../../src/offline/docsHost.boot';
import { CACHES, SWITCHED_OFF, type PackRecord } from '../../src/core/offline';
import { buildIn } from '../../src/node/finish/offline/emitPacks';
import { switchWorkerOff } from '../../src/node/finish/offline/switchWorkerOff';
import { atRest } from '../e2e/atRest';
import { BUILD_B, EDITED } from '../e2e/docsSite';
import { LICENSING, SUPPORT, title, wakeReact } from '../e2e/frame';
import {
  countLoads,
  expect,
  isMarked,
  lookForUpdate,
  markDocument,
  test,
  untilUpdated,
  untilWorkerIs,
  waitUntilStored,
  withoutNetwork,
  workerState,
} from '../e2e/offlineTest';

test.use(withoutNetwork);
test.describe.configure({ timeout: 120_000 });

const BUILD_A = buildIn('out');
const buildOf = (page: Page) =>
  page.evaluate(
    () => JSON.parse(document.getElementById('__NEXT_DATA__')!.textContent!).buildId as string,
  );
const record = (page: Page) =>
  page.evaluate(async (name) => {
    const entry = await (await caches.open(name)).match('/x/offline/records/x-tree-view');
    return entry && ((await entry.json()) as PackRecord);
  }, CACHES.records);
const edited = (page: Page) => page.getByText(EDITED.text);
const packRow = (page: Page) => page.locator('.footer-offline [data-pack=x-tree-view]');

test('deploy B while two tabs show A: each is loaded anew when it is focused, once; a rollback likewise', async ({
  page,
  context,
  site,
  deployB,
}) => {
  const other = await context.newPage();
  await page.goto(EDITED.page);
  await waitUntilStored(page);
  await other.goto(SUPPORT);
  await waitUntilStored(other);
  // Headless pages all count as focused: the second one is told that it is not.
  await other.evaluate(() => (document.hasFocus = () => false));
  const loads = await countLoads(page);
  const otherLoads = await countLoads(other);
  expect(await buildOf(page)).toBe(BUILD_A);

  site.deploy(deployB);
  await lookForUpdate(page);
  await expect(edited(page)).toBeVisible({ timeout: 20_000 });
  expect(await buildOf(page)).toBe(BUILD_B);
  // The other one knows, and waits until it is used.
  await expect
    .poll(() => workerState(other))
    .toMatchObject({ reloadedFor: [BUILD_B], isReloading: false });
  expect(otherLoads()).toBe(0);
  await other.evaluate(() => {
    document.hasFocus = () => true;
    dispatchEvent(new Event('focus'));
  });
  await expect.poll(otherLoads).toBe(1);
  for (const tab of [page, other]) {
    await untilUpdated(tab, BUILD_B);
    expect(await buildOf(tab)).toBe(BUILD_B);
  }
  expect([loads(), otherLoads()]).toEqual([1, 1]);

  site.deploy('out');
  await lookForUpdate(page);
  await expect(edited(page)).toHaveCount(0, { timeout: 20_000 });
  expect(await buildOf(page)).toBe(BUILD_A);
  await untilUpdated(page, BUILD_A);
  expect(loads()).toBe(2);
});

test('two builds that answer in turns make no loop', async ({ page, site, deployB }) => {
  await page.goto(EDITED.page);
  await waitUntilStored(page);
  const loads = await countLoads(page);
  // All its scripts are of its build: a page that misses one is loaded anew for that reason.
  await wakeReact(page);
  // In one document Workbox hears of two updates, which are the last two here.
  for (const root of [deployB, 'out', deployB, 'out']) {
    site.deploy(root);
    // A reload may be under way.
    await lookForUpdate(page).catch(() => {});
    await untilUpdated(page, root === deployB ? BUILD_B : BUILD_A);
    await wakeReact(page);
  }
  // One for each build, however often they alternate.
  expect(loads()).toBe(2);
  await expect(title(page)).toHaveText('Licensing');
});

test('an update is a small delta, a rollback too, and the download is kept throughout', async ({
  page,
  site,
  deployB,
}) => {
  await page.goto('/x/react-tree-view/');
  await waitUntilStored(page);
  await packRow(page).locator('[data-action=main]').click();
  await expect(packRow(page)).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
  const total = (await record(page))!.saved!.files.reduce((sum, { bytes }) => sum + bytes, 0);

  for (const [root, build] of [
    [deployB, BUILD_B],
    ['out', BUILD_A],
  ] as const) {
    const before = (await record(page))!.saved!;
    site.deploy(root);
    await page.goto('/x/react-tree-view/');
    await expect
      .poll(async () => (await record(page))?.saved?.build, { timeout: 60_000 })
      .toBe(build);
    const after = (await record(page))!.saved!;
    const known = new Set(before.files.map(({ hash }) => hash));
    const delta = after.files
      .filter(({ hash }) => !known.has(hash))
      .reduce((sum, { bytes }) => sum + bytes, 0);
    expect(delta).toBeGreaterThan(0);
    expect(delta / total).toBeLessThan(0.05);
    // Offline every page is of that build, with its scripts, also one that did not change.
    site.isDown = () => true;
    for (const path of [EDITED.page, '/x/react-tree-view/accessibility/']) {
      await page.goto(path);
      expect(await buildOf(page)).toBe(build);
      await page.keyboard.press('Shift');
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }
    await page.goto(EDITED.page);
    await expect(edited(page)).toHaveCount(build === BUILD_A ? 0 : 1);
    site.isDown = () => false;
  }
});

test.describe('a deploy whose old scripts are gone', () => {
  test.use({ allowedMessages: [/Failed to load|Refused to execute|not caught|MIME type/] });

  test('one reload, and the page is of the new build', async ({ page, site, deployB, baseURL }) => {
    // Where no worker helps; and the page has not asked for React yet when the deploy comes.
    await page.goto(baseURL!.replace(DOCS_HOST, 'localhost') + LICENSING);
    expect(await buildOf(page)).toBe(BUILD_A);
    await markDocument(page);
    const loads = await countLoads(page);
    site.deploy(deployB);
    await page.keyboard.press('Shift');
    await expect.poll(loads, { timeout: 15_000 }).toBe(1);
    expect(await isMarked(page)).toBe(false);
    expect(await buildOf(page)).toBe(BUILD_B);
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await atRest(page);
    expect(loads()).toBe(1);
  });
});

test('scripts that are missing without a deploy make no reload', async ({
  page,
  site,
  baseURL,
}) => {
  await page.goto(baseURL!.replace(DOCS_HOST, 'localhost') + LICENSING);
  const loads = await countLoads(page);
  site.isDown = (url) => url.includes('_buildManifest');
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await atRest(page);
  expect(loads()).toBe(0);
  await expect(title(page)).toHaveText('Licensing');
});

test('the kill switch takes the worker away, keeps downloads, and the next worker serves them', async ({
  page,
  site,
}) => {
  const off = path.join(tmpdir(), `docs-deploy-off-${process.pid}`);
  rmSync(off, { recursive: true, force: true });
  execFileSync('cp', ['-al', 'out', off]);
  switchWorkerOff(off);
  await page.goto('/x/react-tree-view/');
  await waitUntilStored(page);
  await packRow(page).locator('[data-action=main]').click();
  await expect(packRow(page)).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
  const loads = await countLoads(page);

  site.deploy(off);
  await lookForUpdate(page);
  await untilWorkerIs(page, {
    registrations: 0,
    isReloading: false,
    reloadedFor: [SWITCHED_OFF],
  });
  expect(loads()).toBeLessThanOrEqual(1);
  await page.goto(LICENSING);
  await expect(title(page)).toHaveText('Licensing');
  // The kill switch has come with this page again, and gone.
  await untilWorkerIs(page, { registrations: 0, hasRegistered: true });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await page.evaluate(() => caches.keys())).not.toContain(CACHES.assets);
  expect((await record(page))?.saved?.build).toBe(BUILD_A);

  site.deploy('out');
  await page.goto(LICENSING);
  await waitUntilStored(page);
  site.isDown = () => true;
  await page.goto('/x/react-tree-view/accessibility/');
  await expect(title(page)).toHaveText(/Accessibility/);
  rmSync(off, { recursive: true });
});
