import type { Locator, Page } from 'playwright/test';
import { atRest, letTimePass } from './atRest';
import { component, edit, editor, write } from './editedDemo';
import { wakeReact } from './frame';
import { expect, test } from './test';

const SORTING = '/x/react-data-grid/sorting/';
const LAYOUT = '/x/react-data-grid/layout/';

test.use({ allowedMessages: [/Missing license key/] });

/** Names in code that is on screen, and names in sentences. */
const inCode = (page: Page) => page.locator('.demo-preview pre a[href^="/x/api/"]');
const inText = (page: Page) => page.locator('main p > code > a[href^="/x/api/"]');
const card = (page: Page) => page.locator('.name-card');

/** Whether an element stands on none of the lines that a link has. */
async function isBesideLines(page: Page, link: Locator): Promise<boolean> {
  const box = (await card(page).boundingBox())!;
  const name = (await link.boundingBox())!;
  return box.y >= name.y + name.height || box.y + box.height <= name.y;
}

/** Whether a card is whole inside the window. */
async function isInside(page: Page): Promise<boolean> {
  const { x, width } = (await card(page).boundingBox())!;
  const view = await page.evaluate(() => document.documentElement.clientWidth);
  return x >= 0 && x + width <= view;
}

function listenToNames(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/names[./]/.test(pathname)) asked.push(pathname.replace(/\.[\w-]{12}\./, '.'));
  });
  return asked;
}

test('nothing is asked for before a name is pointed at, and after that once', async ({ page }) => {
  const asked = listenToNames(page);
  await page.goto(SORTING);
  await atRest(page);
  expect(asked).toEqual([]);
  await inText(page).first().hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('type?: GridColType');
  expect([...asked].sort()).toEqual([
    '/assets/names.js',
    '/assets/names/card.css',
    '/assets/names/data-grid.json',
  ]);
  expect(await isBesideLines(page, inText(page).first())).toBe(true);
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);
  await inCode(page).first().hover();
  await expect(card(page)).toBeVisible();
  expect(asked).toHaveLength(3);
});

test('the card leads to the row, with the pointer on it as well', async ({ page }) => {
  await page.goto(SORTING);
  const name = inText(page).first();
  const href = (await name.getAttribute('href'))!;
  await name.hover();
  const link = card(page).getByRole('link');
  await link.hover();
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(card(page)).toHaveCount(0);
});

test('the keyboard gets a card too; the first Escape closes it, the second leaves the code', async ({
  page,
}) => {
  await page.goto(SORTING);
  const block = page.locator('.demo-preview pre').first();
  await block.hover();
  await atRest(page);
  await page.mouse.move(2, 2);
  await block.focus();
  await page.keyboard.press('ArrowDown');
  const name = block.locator('a').first();
  await expect(name).toBeFocused();
  await expect(card(page)).toBeVisible();
  await expect(name).toHaveAttribute('aria-details', 'name-card');
  expect(await isBesideLines(page, name)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-details');
  await page.keyboard.press('Escape');
  await expect(block).toBeFocused();
});

test('a deprecated name says so, and what to use', async ({ page }) => {
  await page.goto(LAYOUT);
  await page.locator('main a[href$="-prop-autoHeight"]:visible').first().hover();
  await expect(card(page)).toContainText('Deprecated');
  await expect(card(page)).toContainText('Use flex parent container instead');
  await expect(card(page)).toContainText('Default: false');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a long press shows the card, a tap follows the link', async ({ page }) => {
    await page.goto(SORTING);
    const name = inText(page).first();
    // What a finger does with names comes with the first touch of code.
    const script = page.waitForResponse(/\/assets\/names\.[\w-]+\.js/);
    await page.locator('main p > code:not(:has(a))').first().tap();
    await script;
    await name.scrollIntoViewIfNeeded();
    await atRest(page);
    const { x, y, width, height } = (await name.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchEnd') =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: x + width / 2, y: y + height / 2 }] : [],
      });
    await touch('touchStart');
    await expect(card(page)).toBeVisible();
    await touch('touchEnd');
    expect(await isBesideLines(page, name)).toBe(true);
    expect(await isInside(page)).toBe(true);
    await expect(page).toHaveURL((url) => url.pathname === SORTING);
    await name.tap();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/x/api/'));
  });
});

for (const [kind, answer] of [
  ['is gone', 'fulfill'],
  ['hangs', 'wait'],
] as const) {
  test.describe(`where the file ${kind}`, () => {
    test.use({ allowedMessages: [/Failed to load resource|Missing license key/] });

    test('nothing is shown and the link works', async ({ page }) => {
      let asked = 0;
      await page.route('**/assets/names/*.json', async (route) => {
        asked += 1;
        if (answer === 'fulfill') await route.fulfill({ status: 404, body: 'Not found' });
      });
      await page.clock.install();
      await page.goto(SORTING);
      const name = inText(page).first();
      const href = (await name.getAttribute('href'))!;
      await name.hover();
      await expect.poll(() => asked).toBe(1);
      await letTimePass(page);
      await expect(card(page)).toHaveCount(0);
      await name.click();
      await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    });
  });
}

for (const { title, width, dir, scheme } of [
  { title: 'wide, from left to right', width: 1280, dir: 'ltr', scheme: 'light' },
  { title: 'narrow and dark', width: 360, dir: 'ltr', scheme: 'dark' },
  { title: 'narrow, from right to left', width: 360, dir: 'rtl', scheme: 'light' },
] as const) {
  for (const isAnchored of [true, false]) {
    test(`a card is whole and covers no line of its name: ${title}, ${isAnchored ? 'by the browser' : 'by script'}`, async ({
      page,
    }, info) => {
      if (!isAnchored) await page.addInitScript(() => (CSS.supports = () => false));
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 700 });
      await page.goto(SORTING);
      await page.evaluate((value) => (document.documentElement.dir = value), dir);
      for (const name of [inText(page).first(), inCode(page).first()]) {
        await name.hover();
        await expect(card(page)).toBeVisible();
        expect(await isInside(page)).toBe(true);
        expect(await isBesideLines(page, name)).toBe(true);
        await page.screenshot({ path: info.outputPath('card.png') });
        await page.mouse.move(1, 1);
        await expect(card(page)).toHaveCount(0);
      }
    });
  }
}

test('paper has no card, and forced colors have its frame', async ({ page }) => {
  await page.goto(SORTING);
  await inText(page).first().hover();
  await expect(card(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toHaveCSS('border-top-style', 'solid');
});

test('each demo lists the API that it uses, and each row the guides that use it', async ({
  page,
}) => {
  await page.goto(SORTING);
  const list = page.locator('#BasicSort .demo-api');
  await expect(list).toBeHidden();
  await page.locator('#BasicSort [aria-controls]').first().click();
  await expect(list.getByRole('link', { name: 'DataGrid', exact: true })).toBeVisible();
  await page.goto('/x/api/data-grid/data-grid/#data-grid-prop-sortModel');
  await expect(page.locator('#data-grid-prop-sortModel .api-uses')).toContainText('Sorting');
});

test.describe('in the editor of a demo', () => {
  const word = (page: Page, text: string) =>
    editor(page)
      .locator('[data-api-addresses]', { hasText: new RegExp(`^${text}$`) })
      .first();

  test('names have the same card: for the pointer, and by a key', async ({ page }) => {
    await edit(page);
    await write(
      page,
      component(
        '<DataGrid rows={[]} columns={[]} />',
        "import { DataGrid } from '@mui/x-data-grid';",
      ),
    );
    await word(page, 'columns').hover();
    await expect(card(page)).toContainText('columns: readonly GridColDef');
    expect(await isBesideLines(page, word(page, 'columns'))).toBe(true);
    await page.mouse.move(2, 2);
    await expect(card(page)).toHaveCount(0);
    // A click puts the cursor there and follows nothing.
    await word(page, 'rows').click();
    await page.mouse.move(2, 2);
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+i');
    await expect(card(page)).toContainText('rows?: readonly');
    await expect(page.locator('#announcer')).toContainText('rows?: readonly');
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/sorting\/$/);
    await expect(editor(page)).toBeFocused();
  });
});

test.describe('in the results of the search', () => {
  const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

  for (const width of [1440, 700]) {
    test(`at ${width} px the card stands beside the list or not at all`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(SORTING);
      await wakeReact(page);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Search the documentation' });
      await field.fill('sortModel');
      const row = page.locator(
        '[role=option][href="/x/api/data-grid/data-grid/#data-grid-prop-sortModel"]',
      );
      await expect(row).toBeVisible({ timeout: 20_000 });
      await expect(card(page)).toHaveCount(0);
      const cards = page.waitForResponse(/\/assets\/names\/data-grid\./);
      // The first result is active already; keys have to lead there.
      await page.keyboard.press('ArrowDown');
      while (!(await active(page).and(row).count())) await page.keyboard.press('ArrowUp');
      if (width < 1000) {
        await cards;
        await atRest(page);
        await expect(card(page)).toHaveCount(0);
        return;
      }
      await expect(card(page)).toContainText('sortModel?: GridSortModel');
      const list = (await page.getByRole('dialog', { name: 'Search' }).boundingBox())!;
      expect((await card(page).boundingBox())!.x).toBeGreaterThanOrEqual(list.x + list.width);
      await expect(field).toBeFocused();
      // One Escape, as without the card.
      await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0);
      await expect(field).toBeHidden();
    });
  }
});
