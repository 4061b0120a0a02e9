import type { Page } from 'playwright/test';
import { DEMO_SHOWN } from '../../src/demo/drawn/withoutMotion';
import { IDLE_LOAD_MS } from '../../src/core/constants';
import { atRest, letTimePass } from './atRest';
import { navLink, wakeReact } from './frame';
import { MAX_SHIFT, watchShifts } from './layoutShifts';
import { expect, LICENSE_MESSAGE, test } from './test';

/** Demos stand in the document as HTML (SPEC 5.2, docs/decisions.md), and live ones take their places. */

const SORTING = '/x/react-data-grid/sorting/';
const TREE = '/x/react-tree-view/rich-tree-view/items/';

/** A page of each product, with what its first demo shows. */
const PAGES = [
  [SORTING, { role: 'gridcell', name: 'Marlow Boats' }],
  ['/x/react-date-pickers/date-calendar/', { role: 'gridcell', name: '15' }],
  [TREE, { role: 'treeitem' }],
] as const;
const CHARTS = '/x/react-charts/bars/';
const LINES = '/x/react-charts/lines/';
const ANIMATED = '/x/react-charts/animation/';

declare global {
  interface Window {
    /** What has been seen to move in a live demo. */
    moving: string[];
  }
}

test.use({ allowedMessages: [LICENSE_MESSAGE] });

const firstDemo = (page: Page) => page.locator('[data-demo]').first();
const drawing = (page: Page) => firstDemo(page).locator('.demo-static');
const live = (page: Page) => firstDemo(page).locator('.demo-surface');
const header = (page: Page, name: string) => firstDemo(page).getByRole('columnheader', { name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, { role, ...options }] of PAGES) {
    test(`the demos of ${path} show`, async ({ page }) => {
      await page.goto(path);
      await expect(firstDemo(page).getByRole(role, options).first()).toBeVisible();
      expect(await page.locator('.demo-drawn').count()).toBeGreaterThan(5);
    });
  }

  test('charts have their bars', async ({ page }) => {
    await page.goto(CHARTS);
    const bars = firstDemo(page).locator('rect');
    await expect(bars.first()).toBeVisible();
    expect(await bars.count()).toBeGreaterThan(7);
  });
});

test('in the dark a drawing is dark before React comes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(CHARTS);
  const colors = await drawing(page)
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
  expect(colors.length).toBeGreaterThan(5);
  // Light on dark: no text is darker than a middle gray.
  for (const color of colors) {
    expect(Math.max(...color.match(/\d+/g)!.slice(0, 3).map(Number)), color).toBeGreaterThan(127);
  }
});

test('nobody has touched the page: the demo is there, and React is not', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.clock.install();
  await page.goto(SORTING);
  await expect(firstDemo(page).getByRole('gridcell', { name: 'Marlow Boats' })).toBeVisible();
  await letTimePass(page, IDLE_LOAD_MS / 2);
  expect(await page.evaluate(() => 'next' in window)).toBe(false);
  expect(scripts).toHaveLength(3);
});

test("the first demo's scripts travel while React's do, and none in vain", async ({ page }) => {
  let isReactHeld = true;
  await page.route('**/chunks/turbopack-*', async (route) => {
    await expect.poll(() => isReactHeld, { timeout: 20_000 }).toBe(false);
    await route.continue();
  });
  await page.goto(SORTING);
  await page.keyboard.press('Shift');
  const preloads = page.locator('link[rel=preload][as=script]');
  await expect.poll(() => preloads.count()).toBeGreaterThan(10);
  const preloaded = await preloads.evaluateAll((links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  );
  expect(await page.evaluate(() => 'next' in window)).toBe(false);

  isReactHeld = false;
  await expect(live(page)).toBeVisible();
  const run = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(preloaded.filter((address) => !run.includes(address))).toEqual([]);
});

test('a drawing is no obstacle: nothing is inert, no id is there twice', async ({ page }) => {
  for (const path of [SORTING, CHARTS, TREE]) {
    await page.goto(path);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await expect(page.locator('main [inert], main [contenteditable]')).toHaveCount(0);
  }
});

test('a click in a drawing is given to the demo, once, and says that it is coming', async ({
  page,
}) => {
  const coming = page.waitForFunction(() => document.querySelector('.demo-static[aria-busy]'));
  await page.goto(SORTING);
  await header(page, 'Customer').click();
  await coming;
  await expect(drawing(page)).toHaveCount(0);
  await expect(header(page, 'Customer')).toHaveAttribute('aria-sort', 'ascending');
  await expect(live(page)).toBeVisible();
  await atRest(page);
  await expect(header(page, 'Customer')).toHaveAttribute('aria-sort', 'ascending');
});

test('a demo that was clicked comes before its page, which takes it over as it is', async ({
  page,
}) => {
  await page.addInitScript((shown) => {
    const note = ({ target }: Event) => {
      const isFirst = !document.documentElement.hasAttribute('data-ready');
      (target as Element).querySelector('.demo-surface')!.setAttribute('data-first', `${isFirst}`);
    };
    document.addEventListener(shown, note, true);
  }, DEMO_SHOWN);
  await page.goto(SORTING);
  await header(page, 'Customer').click();
  await expect(header(page, 'Customer')).toHaveAttribute('aria-sort', 'ascending');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(drawing(page)).toHaveCount(0);
  await atRest(page);
  // The same elements, in the same state.
  await expect(live(page)).toHaveAttribute('data-first', 'true');
  await expect(header(page, 'Customer')).toHaveAttribute('aria-sort', 'ascending');
});

test('a line of a chart is not revealed anew when it shows', async ({ page }) => {
  await page.addInitScript((shown) => {
    window.moving = [];
    document.addEventListener(shown, ({ target }) => void watch(target as Element, 20), true);
    function watch(stage: Element, frames: number): void {
      requestAnimationFrame(() => {
        for (const { effect } of stage.getAnimations({ subtree: true })) {
          const { target } = effect as KeyframeEffect;
          window.moving.push(`${target!.localName}.${target!.getAttribute('class')}`);
        }
        if (frames > 0) watch(stage, frames - 1);
        else stage.setAttribute('data-watched', '');
      });
    }
  }, DEMO_SHOWN);
  await page.goto(LINES);
  await wakeReact(page);
  await expect(firstDemo(page).locator('[data-watched]')).toBeAttached();
  await expect(live(page).locator('.MuiAppearingMask-animate').first()).toBeAttached();
  expect(await page.evaluate(() => window.moving)).toEqual([]);
});

test('bars do not grow as they come, and move for the click that brought them', async ({
  page,
}) => {
  await page.addInitScript((shown) => {
    window.moving = [];
    let when = 'before';
    document.addEventListener(shown, () => (when = 'after'), true);
    const note = (changes: MutationRecord[]) => {
      const bars = changes.map(({ target }) => target as Element);
      const inDemo = bars.filter((bar) => bar.closest('.demo-place') && bar.localName === 'rect');
      window.moving.push(...inDemo.map((bar) => `${when} ${bar.getAttribute('height')}`));
    };
    new MutationObserver(note).observe(document, {
      attributes: true,
      attributeFilter: ['height'],
      subtree: true,
    });
  }, DEMO_SHOWN);
  await page.goto(ANIMATED);
  const demo = page.locator('#ReusedBarAnimation');
  await demo.locator('.demo-drawn').getByRole('button', { name: 'Show week 2' }).click();
  await expect(demo.locator('.demo-static')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Show week 1' })).toBeVisible();
  await atRest(page);
  const seen = await page.evaluate(() => [...new Set(window.moving)]);
  expect(seen.filter((entry) => entry.startsWith('after')).length).toBeGreaterThan(20);
  // Each of the seven bars at its end.
  expect(seen.filter((entry) => entry.startsWith('before')).length).toBeLessThan(9);
});

test('focus in a drawing moves to the same element of the demo', async ({ page }) => {
  await page.goto(TREE);
  const item = firstDemo(page).getByRole('treeitem').first();
  await item.focus();
  const text = await item.textContent();
  await expect(drawing(page)).toHaveCount(0);
  await expect(firstDemo(page).locator('.demo-surface :focus')).toHaveText(text!);
});

for (const path of [...PAGES.map(([page]) => page), CHARTS]) {
  test(`nothing moves when the demo of ${path} takes its place`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(path);
    const [before, stage] = [
      await firstDemo(page).boundingBox(),
      firstDemo(page).locator('.demo-stage'),
    ];
    const size = await stage.boundingBox();
    await wakeReact(page);
    await expect(live(page)).toBeVisible();
    await expect(drawing(page)).toHaveCount(0);
    expect(await firstDemo(page).boundingBox()).toEqual(before);
    expect(await stage.boundingBox()).toEqual(size);
    expect((await shifts()).sum).toBeLessThan(MAX_SHIFT);
  });
}

test('demos near the window follow the first one when the page is idle, far ones do not', async ({
  page,
}) => {
  // The second demo begins a flick of the wheel below.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto(SORTING);
  await wakeReact(page);
  await expect(live(page)).toBeVisible();
  await atRest(page);
  const demos = page.locator('[data-demo]');
  await expect(demos.nth(1)).not.toBeInViewport();
  await expect(demos.nth(1).locator('.demo-surface')).toBeVisible();
  await expect(demos.last().locator('.demo-drawn').first()).toBeAttached();
  await expect(demos.last().locator('.demo-surface')).toHaveCount(0);
});

test('a direction that no drawing has shows none, and the demo comes by itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('docs-direction', 'rtl');
  });
  await page.goto(SORTING);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(drawing(page).locator('.demo-drawn').first()).toBeHidden();
  await expect(live(page)).toBeVisible();
  await expect(live(page)).toHaveAttribute('dir', 'rtl');
});

test('a page that a click within the site brings has outlines until its demos come', async ({
  page,
}) => {
  await page.goto(SORTING);
  await wakeReact(page);
  await expect(live(page)).toBeVisible();
  const target = '/x/react-data-grid/pagination/';
  await navLink(page, target).click();
  await expect(page).toHaveURL(target);
  await expect(page.locator('.demo-static')).toHaveCount(0);
  await expect(page.locator('[data-demo]').last().locator('.demo-skeleton svg')).toBeAttached();
  await expect(live(page)).toBeVisible();
});

test.describe('a drawing that the document has no room for', () => {
  const GROUPING = '/x/react-data-grid/row-grouping/';
  // The heaviest of the page.
  const late = (page: Page) => page.locator('#RowGroupingBoxOffice');
  const place = (page: Page) => late(page).locator('.demo-static');

  test('comes before it is seen, without React', async ({ page }) => {
    await page.clock.install();
    await page.goto(GROUPING);
    await expect(place(page).locator('svg')).toBeAttached();
    await late(page).evaluate((demo) => demo.scrollIntoView());
    await expect(late(page).getByRole('gridcell').first()).toBeVisible();
    expect(await page.evaluate(() => 'next' in window)).toBe(false);
  });

  test.describe('and that does not come', () => {
    test.use({
      allowedMessages: [/could not be loaded|Failed to load resource|Missing license key/],
    });

    test('leaves an outline, and the demo comes as any other', async ({ page }) => {
      await page.route('**/assets/drawings/*', (route) => route.abort());
      await page.goto(GROUPING);
      await late(page).evaluate((demo) => demo.scrollIntoView());
      await expect(place(page).locator('svg[aria-hidden]')).toBeVisible();
      await wakeReact(page);
      await expect(late(page).locator('.demo-surface')).toBeVisible();
      await expect(place(page)).toHaveCount(0);
    });
  });
});
