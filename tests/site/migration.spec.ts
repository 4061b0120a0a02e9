import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { migrations } from '../../data/migration';
import { productName } from '../../src/core/xProducts';
import type { PackList, PackManifest } from '../../src/core/offline';
import { findRedirect } from '../../src/core/redirects';
import { atRest } from '../e2e/atRest';
import { wakeReact } from '../e2e/frame';
import { expect, test, waitUntilStored, withoutNetwork } from '../e2e/offlineTest';
import { exportedPages, FINDER, FINDER_PAGES, LANDINGS } from './exportedPages';

test.use({ ...withoutNetwork, permissions: ['clipboard-read', 'clipboard-write'] });
test.describe.configure({ timeout: 120_000 });

const CODE = readFileSync('tests/claims/migration/port/App.v7.txt', 'utf8');

const field = (page: Page) => page.getByRole('textbox', { name: 'Code, a stack trace, or a name' });
const items = (page: Page) => page.getByRole('main').locator('li:has(code)');
const item = (page: Page, name: string) =>
  items(page).filter({ has: page.locator('code').first().getByText(name, { exact: true }) });

test('every link to a page of migration leads to one', () => {
  const documents = readdirSync('out/x', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  );
  const links = new Set<string>();
  for (const file of documents) {
    const html = readFileSync(`out/x/${file}`, 'utf8');
    for (const [, href] of html.matchAll(/href="(\/x\/migration[^"#?]*)/g)) links.add(href!);
  }
  expect(links.size).toBeGreaterThanOrEqual(19);
  const dead = [...links].filter(
    (href) =>
      !existsSync(`out${href.endsWith('/') ? `${href}index.html` : href}`) && !findRedirect(href),
  );
  expect(dead).toEqual([]);
});

test('every upgrade has a landing page', () => {
  expect(new Set(migrations.map(({ to }) => to))).toEqual(new Set(Object.values(LANDINGS)));
});

for (const [landing, version] of Object.entries(LANDINGS)) {
  test(`${landing} counts what its guides list`, async ({ page }) => {
    await page.goto(landing);
    const upgrades = migrations.filter(({ to }) => to === version);
    const counted = page.locator('table', { has: page.getByText('By codemod', { exact: true }) });
    const rows = await counted.locator('tbody tr').all();
    expect(rows).toHaveLength(upgrades.length);
    for (const [index, { product, pathname, changes }] of upgrades.entries()) {
      const done = changes.filter(({ codemod }) => codemod !== undefined).length;
      const [name, , ...counts] = await rows[index]!.locator('td').allInnerTexts();
      expect(name).toBe(productName(product));
      expect(counts).toEqual([changes.length, done, changes.length - done].map(String));
      await expect(rows[index]!.getByRole('link')).toHaveAttribute('href', pathname);
    }
  });
}

test('the finder answers a file of v7 with lines, replacement and codemod', async ({ page }) => {
  await page.goto(FINDER);
  await wakeReact(page);
  await page.getByLabel('Written for').selectOption('7');
  await field(page).fill(CODE);
  await expect(page.getByRole('status').filter({ hasText: 'concern this text' })).toBeVisible();
  const line = CODE.split('\n').findIndex((text) => text.includes('hidden: true')) + 1;
  const legend = item(page, 'slotProps.legend.hidden');
  await expect(legend).toContainText(`Line ${line}`);
  await expect(legend).toContainText('hideLegend');
  await expect(legend).toContainText('replace-legend-hidden-slot-prop');
  await expect(legend.getByRole('link')).toHaveAttribute(
    'href',
    '/x/migration/migration-charts-v7/#legend',
  );
  await expect(page.getByText(/^Data Grid: \d+$/)).toBeVisible();
  await expect(page.getByText(/^Tree View: \d+$/)).toBeVisible();

  const codemods = page.locator('details', { hasText: 'Codemods for' });
  await codemods.locator('summary').click();
  const block = codemods.locator('.code-block', { hasText: 'rename-tree-item-2' });
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.locator('[data-copy]')).toHaveAttribute('data-state', 'copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npx @mui/x-codemod@8 v8.0.0/tree-view/rename-tree-item-2 src',
  );
});

test('the search answers an old name with what became of it, above everything else', async ({
  page,
}) => {
  await page.goto('/x/react-charts/');
  await wakeReact(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('TreeItem2');
  const first = page.getByRole('listbox', { name: 'Results' }).getByRole('option').first();
  await expect(first).toContainText('TreeItem2 → TreeItem');
  await expect(first).toContainText('Renamed in v8');
  await expect(first).toHaveAttribute('href', /^\/x\/migration\/migration-tree-view-v7\/#/);
});

test('the finder works without the network before it was ever used', async ({ page, site }) => {
  await page.goto(FINDER);
  await waitUntilStored(page);
  const isListStored = async () => {
    await wakeReact(page);
    return page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.endsWith('.js')) continue;
          const text = await (await cache.match(request))!.text();
          if (text.includes('rename-tree-item-2')) return true;
        }
      }
      return false;
    });
  };
  await expect.poll(isListStored, { timeout: 30_000 }).toBe(true);
  site.isDown = () => true;
  await page.goto(FINDER);
  await wakeReact(page);
  await field(page).fill('TreeItem2');
  await expect(item(page, 'TreeItem2')).toContainText('TreeItem');
});

test('the pack of a product has its guides of migration, the finder and the lists', () => {
  const { packs } = JSON.parse(readFileSync('out/x/offline/packs.json', 'utf8')) as PackList;
  expect(packs).toHaveLength(4);
  for (const { product, manifest } of packs) {
    const { files } = JSON.parse(readFileSync(`out${manifest}`, 'utf8')) as PackManifest;
    const paths = files.map(({ path }) => path);
    const own = migrations.filter((migration) => `x-${migration.product}` === product);
    expect(paths).toEqual(
      expect.arrayContaining([FINDER, '/x/migration-v8/', ...own.map(({ pathname }) => pathname)]),
    );
    const scripts = paths.filter((path) => path.endsWith('.js'));
    const hasLists = scripts.some((path) =>
      readFileSync(`out${path}`, 'utf8').includes('rename-tree-item-2'),
    );
    expect(hasLists, product).toBe(true);
  }
});

test('what is pasted leaves the page in no request', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(FINDER);
  await wakeReact(page);
  await field(page).fill(`const secretOfMine = 1;\n${CODE}`);
  await expect(page.getByRole('status').filter({ hasText: 'concern this text' })).toBeVisible();
  await atRest(page);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((request) => /secretOfMine|GridToolbar|TreeItem2/.test(request))).toEqual([]);
});

test('the script, the style and the lists of the finder are in the first load of no other page', () => {
  const holding = (folder: string, pattern: RegExp) =>
    readdirSync(folder).filter(
      (file) => /\.(js|css)$/.test(file) && pattern.test(readFileSync(`${folder}/${file}`, 'utf8')),
    );
  const finder = /Codemods for \{\{count\}\}|docs-name-finder|\.\w+_finder\b/;
  const own = holding('out/_next/static/chunks', finder);
  const lists = holding('out/_next/static/chunks', /rename-tree-item-2/);
  expect(own.filter((file) => file.endsWith('.css'))).toHaveLength(1);
  expect(own.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
  expect(lists).toHaveLength(1);
  // What every page loads besides the chunks that its document names.
  expect(holding('out/assets', /docs-name-finder|rename-tree-item-2/)).toEqual([]);

  const naming = (files: readonly string[]) =>
    exportedPages()
      .map(({ pathname }) => pathname)
      .filter((pathname) => {
        const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
        const html = readFileSync(`out${file}`, 'utf8');
        return files.some((name) => html.includes(name));
      });
  expect(naming(own)).toEqual([...FINDER_PAGES].sort());
  expect(naming(lists)).toEqual([]);
});
