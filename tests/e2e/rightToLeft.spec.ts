import type { Page } from 'playwright/test';
import { INSTALLATION, LICENSING, wakeReact } from './frame';
import { expect, test } from './test';

// On a page from right to left the text is English all the same: its words, full stops, names and
// versions stand in the order in which they are read.
const SORTING = '/x/react-data-grid/sorting/';
const API = '/x/api/data-grid/grid-col-def/';

test.use({ allowedMessages: [/MUI X: Missing license key|status of 404/] });

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl')),
);

/** Returns the texts of which a part stands to the left of what is read before it in its line. */
function turnedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Demos show what their widgets do.
    const DEMO = '.demo-surface, .demo-static, [data-demo] iframe';
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const blockOf = (node: Node): Node => {
      let block = node.parentElement!;
      while (isInline(block)) block = block.parentElement!;
      // Texts that are items of a box follow the page, each with the words of its own.
      return /flex|grid/.test(getComputedStyle(block).display) ? node : block;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const blocks = new Map<Node, Text[]>();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (!text.data.trim() || parent.closest(DEMO)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const block = blockOf(text);
      blocks.set(block, [...(blocks.get(block) ?? []), text]);
    }
    const range = new Range();
    const isTurned = (parts: Text[]) => {
      let line = { top: 0, bottom: 0, left: 0 };
      for (const text of parts) {
        for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]+|[^\s]/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const box = range.getClientRects()[0];
          if (!box?.width) continue;
          const middle = (box.top + box.bottom) / 2;
          const isSameLine = middle > line.top && middle < line.bottom;
          if (isSameLine && box.left < line.left - 1) return true;
          line = isSameLine ? { ...line, left: box.left } : box;
        }
      }
      return false;
    };
    return [...blocks]
      .filter(([, parts]) => isTurned(parts))
      .map(([, parts]) => {
        const { tagName, className } = parts[0]!.parentElement!;
        const words = parts.map(({ data }) => data).join('|');
        return `${tagName.toLowerCase()}.${className}: ${words}`.slice(0, 120);
      });
  });
}

for (const path of [LICENSING, INSTALLATION, SORTING, API, '/x/offline/', '/x/nowhere/']) {
  test(`${path} is read in its order, before React and with it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await turnedTexts(page)).toEqual([]);
    await wakeReact(page);
    expect(await turnedTexts(page)).toEqual([]);
    // Only the order of words is their own: texts stand where the page begins its lines.
    const edges = await page.evaluate(() => {
      const heading = document.querySelector('main h1')!;
      const range = new Range();
      range.selectNodeContents(heading);
      return [range.getBoundingClientRect().right, heading.getBoundingClientRect().right];
    });
    expect(edges[0]).toBeCloseTo(edges[1]!, 0);
  });
}

test('words that follow the page are seen as turned', async ({ page }) => {
  await page.goto(LICENSING);
  expect(await turnedTexts(page)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { unicode-bidi: normal !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect((await turnedTexts(page)).length).toBeGreaterThan(10);
});

test('menus, settings and results of the search are read in their order', async ({ page }) => {
  await page.goto(SORTING);
  for (const opener of ['.bar-product', '.bar-settings']) {
    await page.locator(opener).click();
    expect(await turnedTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox').fill('sortModel');
  await expect(page.getByRole('option').first()).toContainText('sortModel');
  expect(await turnedTexts(page)).toEqual([]);
});

test('what a reader types has the direction of its own first letter', async ({ page }) => {
  await page.goto(API);
  const filter = page.locator('[data-api-filter]');
  const direction = () => filter.evaluate((field) => getComputedStyle(field).direction);
  await filter.fill('headerName?');
  expect(await direction()).toBe('ltr');
  await filter.fill('שלום');
  expect(await direction()).toBe('rtl');
});
