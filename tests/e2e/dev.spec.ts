import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { startDevServer, type DevServer } from './devServer';

const PAGE = '/x/introduction/support/';
const FILE = 'data/introduction/support/support.md';

/** Two seconds are the aim on a quiet machine; here another worker may hold the other core. */
const EDIT_MS = 20_000;

let server: DevServer;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  server = await startDevServer('.bench/dev', 3577);
});

test.afterAll(async () => {
  await server.stop();
});

test('an edit of Markdown shows without a reload, and a mistake keeps the page', async ({
  page,
}) => {
  await page.goto(server.origin + PAGE);
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const file = path.join(server.folder, FILE);
  const original = readFileSync(file, 'utf8');

  writeFileSync(file, `${original}\n## A heading from the editor\n\nThe first edit.\n`);
  await expect(page.getByText('The first edit.')).toBeVisible({ timeout: EDIT_MS });

  writeFileSync(file, `${original}\n:::unknown\nA mistake.\n:::\n`);
  await page.waitForTimeout(1000);
  await expect(page.getByText('The first edit.')).toBeVisible();

  writeFileSync(file, `${original}\nThe mended edit.\n`);
  await expect(page.getByText('The mended edit.')).toBeVisible({ timeout: EDIT_MS });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
