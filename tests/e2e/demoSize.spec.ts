import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './expectAccessible';
import { wakeReact } from './frame';
import { expect, LICENSE_MESSAGE, test } from './test';

test.use({ allowedMessages: [LICENSE_MESSAGE] });

const pathname = '/x/react-charts/bars/';
const firstDemo = (page: Page) => page.locator('[data-demo]').first();
const stage = (page: Page) => firstDemo(page).locator('.demo-stage');
const handle = (page: Page) =>
  firstDemo(page).getByRole('separator', { name: 'Width of the demo', includeHidden: true });
const result = (page: Page) => firstDemo(page).locator('.demo-surface');

async function open(page: Page, path = pathname): Promise<void> {
  await page.goto(path);
  await wakeReact(page);
  await expect(result(page)).toBeVisible();
}

async function choose(page: Page, label: string): Promise<void> {
  await firstDemo(page).getByRole('button', { name: 'More tools' }).click();
  await firstDemo(page).getByRole('button', { name: label, exact: true }).click();
}

const widthOf = async (part: Locator) => (await part.boundingBox())!.width;

test('the menu leads to the edge of the demo, and keys change its width', async ({ page }) => {
  await open(page);
  const full = await widthOf(result(page));
  await choose(page, 'Change width');
  await expect(handle(page)).toBeFocused();
  await expect(handle(page)).toHaveAttribute('aria-valuenow', String(Math.round(full)));

  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => widthOf(result(page))).toBeCloseTo(full - 20, 0);
  await expect(handle(page)).toHaveAttribute('aria-valuetext', `${Math.round(full) - 20} pixels`);
  await page.keyboard.press('Home');
  await expect.poll(() => widthOf(result(page))).toBe(280);
  // The chart follows.
  await expect.poll(() => widthOf(result(page).locator('svg').first())).toBeLessThanOrEqual(280);
  await expectAccessible(page, `#${await firstDemo(page).getAttribute('id')}`);
  await page.keyboard.press('End');
  await expect.poll(() => widthOf(result(page))).toBeCloseTo(full, 0);
});

test('a pointer drags the edge, and two clicks give the width back', async ({ page }) => {
  await open(page);
  const full = await widthOf(result(page));
  const box = (await handle(page).boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 200, at.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => widthOf(result(page))).toBeCloseTo(full - 200, 0);
  // Let go, it stays.
  await page.mouse.move(at.x - 300, at.y);
  expect(await widthOf(result(page))).toBeCloseTo(full - 200, 0);
  await handle(page).dblclick();
  await expect.poll(() => widthOf(result(page))).toBeCloseTo(full, 0);
});

test('in a page from right to left the edge is on the left', async ({ page }) => {
  await page.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('docs-direction', 'rtl');
  });
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const full = await widthOf(result(page));
  const box = (await stage(page).boundingBox())!;
  expect((await handle(page).boundingBox())!.x).toBeLessThan(box.x);
  await choose(page, 'Change width');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(result(page))).toBeCloseTo(full - 20, 0);
});

test('full screen shows the demo alone, and gives focus and place back', async ({ page }) => {
  await open(page);
  await firstDemo(page).getByRole('button', { name: 'More tools' }).click();
  // Without a pointer: Playwright would scroll to the item first.
  const top = await firstDemo(page)
    .getByRole('button', { name: 'Full screen' })
    .evaluate((item: HTMLElement) => {
      scrollBy(0, 50);
      item.click();
      return scrollY;
    });
  const close = page.getByRole('button', { name: 'Exit full screen' });
  await expect(close).toBeVisible();
  await expect(stage(page)).toBeFocused();
  const size = page.viewportSize()!;
  const box = (await stage(page).boundingBox())!;
  expect(box.width).toBeGreaterThanOrEqual(size.width);
  expect(box.height).toBeGreaterThanOrEqual(size.height);
  await expect(page.locator('.app-bar')).toHaveAttribute('inert', '');
  await expect.poll(() => widthOf(result(page))).toBeGreaterThan(size.width - 100);

  await close.click();
  await expect(close).toBeHidden();
  await expect(page.locator('[inert] .app-bar, .app-bar[inert]')).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('menus of a demo open over it in full screen', async ({ page }) => {
  await open(page, '/x/react-data-grid/sorting/');
  await choose(page, 'Full screen');
  const header = result(page).getByRole('columnheader').first();
  await header.hover();
  await header.getByRole('button', { name: /column menu/ }).click();
  const item = page.getByRole('menuitem', { name: /Sort by ASC/ });
  await item.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('a phone is not offered what it has no room for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await firstDemo(page).getByRole('button', { name: 'More tools' }).click();
  await expect(firstDemo(page).getByRole('button', { name: 'Full screen' })).toBeVisible();
  await expect(firstDemo(page).getByRole('button', { name: 'Change width' })).toBeHidden();
  await expect(handle(page)).toBeHidden();
});

for (const width of [1440, 1024, 360]) {
  test(`text, code, tables and demos share one edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [pathname, '/x/react-data-grid/quickstart/', '/x/introduction/']) {
      await page.goto(path);
      const edges = await page.evaluate(() => {
        const parts = '.prose > p, .prose > .code-block, .demo, .demo-stage, .prose table';
        const boxes = [...document.querySelectorAll<HTMLElement>(`main :is(${parts})`)]
          .filter(({ offsetWidth }) => offsetWidth > 0)
          .map((element) => element.getBoundingClientRect());
        return boxes.map(({ left, right }) => `${Math.round(left)} to ${Math.round(right)}`);
      });
      expect(edges.length).toBeGreaterThan(10);
      expect([...new Set(edges)], path).toHaveLength(1);
    }
  });
}
