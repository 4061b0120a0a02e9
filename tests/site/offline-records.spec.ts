import type { Page } from 'playwright/test';
import { CACHES, recordKey, RECORD_FORMAT } from '../../src/core/offline';
import { LICENSING, title, wakeReact } from '../e2e/frame';
import { expect, test, waitUntilStored, withoutNetwork } from '../e2e/offlineTest';

test.use(withoutNetwork);
test.describe.configure({ timeout: 120_000 });

const TREE = '/x/react-tree-view/';
const KEY = recordKey('x-tree-view');
const row = (page: Page) => page.locator('.footer-offline [data-pack=x-tree-view]');

/** Puts a text in the place of the product's record. */
const writeRecord = (page: Page, text: string) =>
  page.evaluate(
    async ([name, key, body]) => {
      const headers = { 'x-version': crypto.randomUUID() };
      await (await caches.open(name)).put(key, new Response(body, { headers }));
    },
    [CACHES.records, KEY, text] as const,
  );
const readRecord = (page: Page) =>
  page.evaluate(async ([name, key]) => (await (await caches.open(name)).match(key))?.text(), [
    CACHES.records,
    KEY,
  ] as const);
const storedFiles = (page: Page) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, CACHES.content);

for (const [name, text] of [
  ['no JSON', 'not json'],
  ['null', 'null'],
  ['empty', ''],
  ['without files', '{"product":"x-tree-view","name":"Tree View","home":"/","saved":{}}'],
] as const) {
  test(`a record that is ${name} does no harm and is removed`, async ({ page, site }) => {
    await page.goto(TREE);
    await waitUntilStored(page);
    await expect(row(page)).toBeVisible();
    await writeRecord(page, text);
    await page.goto(LICENSING);
    await waitUntilStored(page);
    await wakeReact(page);
    await page.goto(TREE);
    await wakeReact(page);
    await expect(row(page)).toHaveAttribute('data-phase', 'none');
    expect(await readRecord(page)).toBeUndefined();

    await writeRecord(page, text);
    site.isDown = () => true;
    await page.goto(LICENSING);
    await expect(title(page)).toHaveText('Licensing');
    await wakeReact(page);
  });
}

test('a record of an older build is read, one of a newer build waits for that build', async ({
  page,
  site,
}) => {
  await page.goto(TREE);
  await waitUntilStored(page);
  await row(page).locator('[data-action=main]').click();
  await expect(row(page)).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
  const { format, ...older } = JSON.parse((await readRecord(page))!) as { format: number };
  expect(format).toBe(RECORD_FORMAT);

  await writeRecord(page, JSON.stringify(older));
  site.isDown = () => true;
  await page.goto(`${TREE}accessibility/`);
  await expect(title(page)).toHaveText(/Accessibility/);
  await wakeReact(page);
  site.isDown = () => false;

  const newer = JSON.stringify({ format: RECORD_FORMAT + 1, shape: 'unknown' });
  const files = await storedFiles(page);
  await writeRecord(page, newer);
  await page.goto(TREE);
  await wakeReact(page);
  await expect(row(page)).toHaveAttribute('data-phase', 'none');
  expect(await readRecord(page)).toBe(newer);
  expect(await storedFiles(page)).toBe(files);

  await writeRecord(page, JSON.stringify({ ...older, format }));
  await page.goto(TREE);
  await expect(row(page)).toHaveAttribute('data-phase', 'saved');
});
